import type { Trip } from "@castor/core/trips/trip.ts";
import { useWakeLock } from "../../../device/screen/wake-lock.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import type { ShownFile } from "../list/shown-file.ts";
import { BrightnessHint } from "../ticket/brightness-hint.tsx";
import { isBooked, TicketPoint, useTicketStop } from "../ticket/ticket-point.tsx";
import { downloadShown, hasPdfViewer, openInTab } from "../view/open-file.ts";
import { useContent } from "../view/use-content.ts";
import { PdfPages } from "./pdf-pages.tsx";
import { usePdf } from "./use-pdf.ts";

export interface PdfViewProps {
  trip: Trip;
  file: ShownFile;
  onClose: () => void;
}

/** A PDF, drawn here: it opens on every phone and without a network. One at a booking is a ticket: the screen stays on. */
export function PdfView({ trip, file, onClose }: PdfViewProps) {
  const translate = useWords("common", "files", "pdf");
  const read = useContent(file);
  const stop = useTicketStop(trip, file);
  const isTicket = isBooked(stop);
  const pdf = usePdf(read.state === "ready" ? read.content : null);
  useWakeLock(isTicket);
  const isShown = typeof pdf === "object" && pdf !== null;
  const buttons = (
    <>
      <DialogCancel>{translate("actions.close")}</DialogCancel>
      {hasPdfViewer() ? (
        <Button onClick={() => void openInTab(file)}>{translate("pdf.openInTab")}</Button>
      ) : null}
      <Button icon="download" onClick={() => void downloadShown(file)}>
        {translate("files.download")}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      size="large"
      title={file.name}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <div className="stack gap-12 grow">
        {stop && isTicket ? <TicketPoint stop={stop} /> : null}
        {isTicket ? <BrightnessHint /> : null}
        {read.state === "error" ? (
          <ErrorState
            isSmall
            text={read.text}
            retryLabel={translate("actions.retry")}
            onRetry={read.reload}
          />
        ) : pdf === "locked" || pdf === "broken" ? (
          <ErrorState isSmall text={translate(`pdf.${pdf}`)} />
        ) : pdf ? (
          <PdfPages pdf={pdf} name={file.name} isBelow={isTicket}>
            {buttons}
          </PdfPages>
        ) : (
          <Loading label={translate("actions.loading")} shape="cards" count={1} />
        )}
      </div>
      {isShown ? null : <DialogActions>{buttons}</DialogActions>}
    </Dialog>
  );
}
