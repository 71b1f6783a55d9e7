import { isPass } from "@castor/core/files/pass-type.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useState } from "react";
import { useSession } from "../../../data/session/session-store.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { useStable } from "../../../ui/interaction/use-stable.ts";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";
import { downloadShown } from "../view/open-file.ts";
import { longestText, TextView } from "../view/text-view.tsx";
import { CaptionDialog } from "./caption-dialog.tsx";
import { canBeCover, setCover } from "./cover-tools.ts";
import { isPdf, isPicture, isText } from "./file-kind.ts";
import type { FileTools } from "./file-tools.ts";
import { captionPrivateFile, hideFile, removePrivateFile, showToAll } from "./private-tools.ts";
import type { ShownFile } from "./shown-file.ts";

const PictureView = lazyComponent(
  async () => (await import("../view/picture-view.tsx")).PictureView,
);
const PassView = lazyComponent(async () => (await import("../ticket/pass-view.tsx")).PassView);
const PdfView = lazyComponent(async () => (await import("../pdf/pdf-view.tsx")).PdfView);

type Asked = { kind: "picture" | "pass" | "pdf" | "text" | "caption"; key: string };

/** What may be done with the files of a list, and the dialogs for it. */
export function useFileTools(
  trip: Trip,
  files: readonly ShownFile[],
): { tools: FileTools; dialogs: ReactNode } {
  const translate = useWords("common", "files");
  const [asked, setAsked] = useState<Asked | null>(null);
  const { close } = useStable({ close: () => setAsked(null) });
  const { userId } = useSession();
  const fail = () => {
    showToast("error", translate("actions.notOpened"));
    close();
  };
  const history = tripHistoryOf(trip.id);
  const tools: FileTools = {
    open(file) {
      const { key, type, bytes } = file;
      if (isPicture(file)) setAsked({ kind: "picture", key });
      else if (isPass(file)) setAsked({ kind: "pass", key });
      else if (isText(type) && bytes <= longestText) setAsked({ kind: "text", key });
      else if (isPdf(type)) setAsked({ kind: "pdf", key });
      else void downloadShown(file);
    },
    download: (file) => void downloadShown(file),
    cancel: (id) => void uploadQueue()?.cancel(id),
    retry: (id) => void uploadQueue()?.retry(id),
    edit: trip.canEdit
      ? {
          caption: ({ key }) => setAsked({ kind: "caption", key }),
          cover(file) {
            if (!canBeCover(file)) return null;
            const isCover = trip.coverFileId === file.key;
            return { isCover, run: () => setCover(trip.id, file, !isCover) };
          },
          hide(file) {
            if (!file.attachment || file.attachment.ownerId !== userId) return null;
            return () => (file.isPrivate ? showToAll(trip.id, file) : hideFile(trip, file));
          },
          money({ attachment, isPrivate, kind }) {
            if (!attachment || isPrivate || kind === "cost") return null;
            const { id, showsMoney } = attachment;
            if (!showsMoney && !(trip.isShared && seesMoneyOf(trip))) return null;
            const args = { id, change: { showsMoney: !showsMoney } };
            return {
              isHidden: showsMoney,
              run: () => void history.run({ name: "attachments.save", args }),
            };
          },
          remove(file) {
            const { attachment, name, isPrivate } = file;
            if (!attachment) return;
            if (isPrivate) return removePrivateFile(trip.id, file);
            const body = { name: "attachments.remove", args: { id: attachment.id } } as const;
            const { step } = history.runTogether([body]);
            offerUndo(history, { step, text: translate("files.removed", { name }) });
          },
        }
      : null,
  };
  const file =
    asked && files.find(({ key, upload }) => key === asked.key || upload?.id === asked.key);
  // An upload that begins gets the key of its file: what is open of it stays open.
  if (asked && file && file.key !== asked.key) setAsked({ ...asked, key: file.key });
  return {
    tools,
    dialogs:
      asked?.kind === "picture" ? (
        <LazyBoundary key="pictures" onFail={fail}>
          <PictureView
            trip={trip}
            tools={tools}
            pictures={files.filter(isPicture)}
            current={asked.key}
            onShow={(key) => setAsked({ kind: "picture", key })}
            onClose={close}
          />
        </LazyBoundary>
      ) : asked?.kind === "pass" && file ? (
        <LazyBoundary key="pass" onFail={fail}>
          <PassView trip={trip} file={file} onClose={close} />
        </LazyBoundary>
      ) : asked?.kind === "pdf" && file ? (
        <LazyBoundary key="pdf" onFail={fail}>
          <PdfView trip={trip} file={file} onClose={close} />
        </LazyBoundary>
      ) : asked?.kind === "text" && file ? (
        <TextView file={file} onClose={close} />
      ) : asked?.kind === "caption" && file?.attachment ? (
        <CaptionDialog
          caption={file.caption}
          onSave={(caption) => {
            if (file.isPrivate) return captionPrivateFile(trip.id, file, caption);
            if (file.attachment)
              void history.run({
                name: "attachments.save",
                args: { id: file.attachment.id, change: { caption } },
              });
          }}
          onClose={close}
        />
      ) : null,
  };
}
