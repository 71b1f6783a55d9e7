import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import { tripOfConfirmations } from "@castor/core/imports/confirmed-bookings.ts";
import { withoutPrices } from "@castor/core/imports/without-prices.ts";
import { defaults } from "@castor/core/limits.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useMemo, useState } from "react";
import { askForDialog, type ImportSource } from "../../data/asked-dialog.ts";
import { keepDraft, readDraft } from "../../data/forms/form-drafts.ts";
import { useConnection } from "../../data/http/connection.ts";
import { useRead } from "../../data/http/use-read.ts";
import { useMe } from "../../data/session/session.ts";
import { useUploads } from "../../data/uploads/page-uploads.ts";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { useFormDialogWords } from "../../i18n/form-dialog-words.ts";
import { useWords } from "../../i18n/words.ts";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { endMail } from "./bookings/end-mail.ts";
import {
  countPlaced,
  isTakenWhole,
  knownBookings,
  listTaken,
  placePreview,
  planPreview,
  tripBeside,
  withConfirmed,
} from "./dialog/import-preview.ts";
import { PreviewStep } from "./dialog/preview-step.tsx";
import { ReadingStep } from "./dialog/reading-step.tsx";
import { SourceStep } from "./dialog/source-step.tsx";
import { useImport } from "./dialog/use-import.ts";
import { useImportReading } from "./dialog/use-import-reading.ts";
import { useLookups } from "./dialog/use-lookups.ts";
import type { OpenTrip } from "./into/destination.ts";
import { useImportInto } from "./into/use-import-into.ts";
import { isConfirmationFile, isMail } from "./is-confirmation.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { planFiles } from "./zip/plan-files.ts";

export interface ImportDialogProps {
  /** What was dropped on the page that opens it, shared with the app or mailed to the account. */
  source?: ImportSource | undefined;
  /** The trip that it may be put into. */
  open?: OpenTrip | null;
  onClose: () => void;
}

const draftName = "import";
const noFiles: readonly File[] = [];

const readText = (): string => {
  const kept = readDraft(draftName, Date.now());
  return typeof kept === "object" && kept !== null && "text" in kept ? String(kept.text) : "";
};

/** The zones of places while their table loads. */
const nowhere = () => null;

/**
 * Imports a trip (specification#import): a file or a pasted list is chosen, read in a worker and shown; nothing is saved before
 * "Import". What was pasted stays as a draft until it is imported.
 */
export function ImportDialog({ source = noFiles, open = null, onClose }: ImportDialogProps) {
  const translate = useWords("common", "imports");
  const router = useRouter();
  const isOnline = useConnection() === "online";
  const me = useMe();
  const [kept] = useState(readText);
  const [typed, setTyped] = useState<string | null>(null);
  const { reading, read, refuse, reset, change } = useImportReading(source, open);
  // Whoever has no booking in a mail may put its words right.
  const ofMail = reading.state === "waiting" && "text" in reading ? reading.text : undefined;
  const text = typed ?? ofMail ?? kept;
  const readPreview = reading.state === "read" ? reading.preview : null;
  const confirmations =
    readPreview?.content.kind === "foreign" ? (readPreview.content.confirmations ?? null) : null;
  const beside = readPreview && tripBeside(readPreview, open);
  const confirmed = useMemo(
    () => confirmations && tripOfConfirmations(confirmations, beside),
    [confirmations, beside],
  );
  const placed = readPreview && placePreview(readPreview, open);
  const preview = placed && confirmed ? withConfirmed(placed, confirmed, open) : placed;
  const bookings = preview ? knownBookings(preview, beside) : [];
  const isInto = preview ? preview.destination.kind !== "newTrip" : open !== null;
  const content = preview?.content ?? null;
  const lookups = useLookups(content?.kind === "foreign" ? content.imported : null);
  const isZoned =
    content?.kind === "foreign" &&
    content.imported.days.some(({ points }) => points.some(({ instant }) => instant !== null));
  const zoneOf = useZoneLookup(isZoned);
  const known = isInto ? (open?.trip.routes.flatMap((route) => route.points) ?? []) : [];
  const whole =
    preview && planPreview(preview, { found: lookups.found, zoneOf: zoneOf ?? nowhere, known });
  const hasCosts = !isInto || open === null || seesMoneyOf(open.trip);
  const plan = whole && !hasCosts ? withoutPrices(whole) : whole;
  const files = content?.kind === "own" ? content.files : null;
  const usage = useRead(filesEndpoints.usage, files && !isInto ? {} : null);
  const currency = me.data?.defaultCurrency ?? defaults.currency;
  const onImported = () => keepDraft(draftName, null, Date.now());
  // A mail of which something is left out stays for that.
  const onKept = () => {
    if (reading.state !== "read" || !isMail(reading.source)) return;
    if (preview && plan && isTakenWhole(preview, plan)) void endMail(reading.source.mailId);
  };
  const toNewTrip = useImport(currency, { onImported, onKept, onClose });
  const toOpenTrip = useImportInto(open, open?.trip.currency ?? currency, {
    onDone: () => {
      onImported();
      onClose();
    },
    onKept,
  });
  const waiting = useUploads();
  // What waits grows by the files that are taken over.
  const filePlan =
    toNewTrip.running?.files ?? (files && planFiles(files, usage.data ?? null, waiting));
  const importing = isInto ? toOpenTrip : toNewTrip;
  const isImporting = toNewTrip.running !== null || toOpenTrip.isBusy;
  const points = preview && plan ? countPlaced(listTaken(plan, preview)) : 0;

  const updates = bookings.flatMap(({ point, update }) =>
    update && !preview?.keptStops.includes(point.id)
      ? [{ id: point.id, change: update.change }]
      : [],
  );

  const type = (words: string) => {
    setTyped(words);
    keepDraft(draftName, words.trim() === "" ? null : { text: words }, Date.now());
  };
  const take = (files: readonly File[]) => {
    if (files.length === 0 || isImporting) return;
    importing.forgetFailures();
    // Confirmations are read together, of other files the first.
    read(files.every(isConfirmationFile) ? files : files.slice(0, 1));
  };
  const isOver = useFileDrop(!isImporting, take);
  const isSearching = lookups.isRunning || (isZoned && zoneOf === null);
  // A change of a trip that is there waits for the network by itself.
  const isHeld = preview !== null && !isOnline && !isInto;
  const isEmpty =
    preview !== null && content?.kind === "foreign" && points === 0 && updates.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (preview) {
      if (plan === null || isEmpty) return;
      if (isInto) void toOpenTrip.run(preview, plan, updates);
      else void toNewTrip.run(preview, plan, filePlan);
    } else if (reading.state === "waiting") {
      if (text.trim() === "" && isMail(source)) read(source);
      else if (text.trim() === "") refuse(translate("importDialog.fillAll"));
      else read(text);
    }
  };
  return (
    <FormDialog
      title={translate(isInto ? "imports.openInto" : "importDialog.title")}
      saveLabel={translate(preview ? "importDialog.import" : "importDialog.show")}
      words={useFormDialogWords()}
      failure={reading.state === "waiting" ? reading.refusal : importing.failure}
      hasChanges={preview !== null && toNewTrip.running === null}
      isBusy={isImporting}
      isDisabled={reading.state === "reading" || isEmpty || isHeld || isSearching}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isHeld || importing.failure ? null : (
        <Alert kind="info">{translate("importDialog.offline")}</Alert>
      )}
      {toNewTrip.running && toNewTrip.running.done > 0 && filePlan ? (
        <p role="status" className="secondary">
          {translate("importFiles.taking", {
            done: toNewTrip.running.done,
            all: filePlan.taken.length,
          })}
        </p>
      ) : null}
      {reading.state === "reading" ? (
        <ReadingStep name={reading.name} done={reading.done} onStop={reset} />
      ) : preview ? (
        <PreviewStep
          preview={preview}
          plan={plan}
          hasCosts={hasCosts}
          filePlan={filePlan}
          lookups={lookups}
          nameError={toNewTrip.nameError}
          open={open}
          known={bookings}
          onTrip={(trip) => {
            if (reading.state !== "read") return;
            askForDialog(trip.id, { kind: "import", source: reading.source });
            onClose();
            void router.navigate({
              href: addressOf("map", { tripId: trip.id, routeId: showTrip }),
            });
          }}
          onChange={(part) => {
            importing.forgetFailures();
            change(part);
          }}
          onReset={() => {
            importing.forgetFailures();
            reset();
          }}
        />
      ) : (
        <SourceStep text={text} isOver={isOver} onText={type} onFiles={take} />
      )}
    </FormDialog>
  );
}
