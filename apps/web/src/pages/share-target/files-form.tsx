import { addressOf, showTrip } from "@castor/core/pages.ts";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { askForDialog } from "../../data/asked-dialog.ts";
import { readSharedFiles } from "../../device/worker/read-share.ts";
import { isConfirmationFile } from "../../features/imports/is-confirmation.ts";
import { formatSize } from "../../i18n/format-size.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { SegmentedChoice } from "../../ui/choices/segmented-choice.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { focusUnread } from "../../ui/fields/focus-unread.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { StoredShare } from "../../worker/share-target.ts";
import { ChooseTrip } from "./choose-trip.tsx";
import styles from "./share-form.module.css";

export interface FilesFormProps {
  share: Pick<StoredShare, "files" | "leftOut">;
  /** They are in the queue of uploads now, or not wanted. */
  onDone: () => Promise<void>;
}

/** Asks which trip gets the shared files. They wait for their upload then, as all others do. */
export function FilesForm({ share, onDone }: FilesFormProps) {
  const translate = useWords("common", "share-target");
  const language = useLanguage();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const leave = async (href: string) => {
    await onDone();
    void router.navigate({ href, replace: true });
  };
  const isReadable = share.files.every(isConfirmationFile);
  // A PDF or a photo may be anything.
  const [isRead, setRead] = useState(
    share.files.every(({ name }) => /\.(?:eml|pkpass)$/i.test(name)),
  );
  const add = async (tripId: string) => {
    setBusy(true);
    try {
      if (isReadable && isRead) {
        askForDialog(tripId, { kind: "import", source: await readSharedFiles(share) });
        return await leave(addressOf("map", { tripId, routeId: showTrip }));
      }
      const { addToTrip } = await import("../../features/files/add-shared-files.ts");
      await addToTrip(await readSharedFiles(share), tripId);
      await leave(addressOf("documents", { tripId }));
    } catch {
      setBusy(false);
      showToast("error", translate("actions.notOpened"));
    }
  };
  return (
    <ChooseTrip>
      {({ id: tripId }, field) => (
        <form
          className="grid gap-20"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && !focusUnread(event.currentTarget)) void add(tripId);
          }}
        >
          <figure className={styles.shared}>
            <figcaption className={styles.label}>{translate("shareTarget.shared")}</figcaption>
            <ul className="plain-list stack gap-8">
              {share.files.map(({ name, bytes }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
                <li key={index} className="row items-center gap-8">
                  <Icon name="paperclip" size={18} className="rigid" />
                  <span className="one-line grow" dir="auto">
                    {name}
                  </span>
                  <span className="secondary rigid tabular">{formatSize(bytes, language)}</span>
                </li>
              ))}
            </ul>
          </figure>
          {share.leftOut > 0 ? (
            <Alert kind="warn">{translate("shareTarget.leftOut", { count: share.leftOut })}</Alert>
          ) : null}
          {field}
          {isReadable ? (
            <SegmentedChoice
              label={translate("shareTarget.as")}
              isLabelShown
              value={isRead ? "bookings" : "files"}
              choices={(["bookings", "files"] as const).map((value) => ({
                value,
                label: translate(`shareTarget.kinds.${value}`),
              }))}
              onChange={(value) => setRead(value === "bookings")}
            />
          ) : null}
          <div className={`row wrap gap-12 ${styles.buttons}`}>
            <Button onClick={() => void leave(addressOf("home"))}>
              {translate("actions.cancel")}
            </Button>
            <Button kind="primary" type="submit" isBusy={isBusy}>
              {translate(isReadable && isRead ? "shareTarget.go" : "shareTarget.addFiles")}
            </Button>
          </div>
        </form>
      )}
    </ChooseTrip>
  );
}
