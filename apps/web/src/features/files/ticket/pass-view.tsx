import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import { useWakeLock } from "../../../device/screen/wake-lock.ts";
import { useLanguage, useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "../../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import type { ShownFile } from "../list/shown-file.ts";
import { type Pass, readPass } from "../pass/read-pass.ts";
import { downloadShown } from "../view/open-file.ts";
import { useContent } from "../view/use-content.ts";
import { PassContent } from "./pass-content.tsx";
import styles from "./ticket.module.css";
import { TicketPoint, useTicketStop } from "./ticket-point.tsx";

export interface PassViewProps {
  trip: Trip;
  file: ShownFile;
  onClose: () => void;
}

/** A pass with the booking that it stands at. The screen stays on meanwhile. */
export function PassView({ trip, file, onClose }: PassViewProps) {
  const translate = useWords("common", "files");
  const language = useLanguage();
  const read = useContent(file);
  const stop = useTicketStop(trip, file);
  const [pass, setPass] = useState<Pass | null | undefined>();
  const content = read.state === "ready" ? read.content : null;
  useWakeLock(true);
  useEffect(() => {
    let isGone = false;
    void content?.arrayBuffer().then((bytes) => {
      if (!isGone) setPass(readPass(new Uint8Array(bytes), language));
    });
    return () => {
      isGone = true;
    };
  }, [content, language]);
  return (
    <Dialog
      isOpen
      title={pass?.title || file.name}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <div className={`stack gap-16 ${styles.ticket}`}>
        {stop ? <TicketPoint stop={stop} /> : null}
        {read.state === "error" ? (
          <ErrorState
            isSmall
            text={read.text}
            retryLabel={translate("actions.retry")}
            onRetry={read.reload}
          />
        ) : pass ? (
          <PassContent pass={pass} />
        ) : pass === null ? (
          <ErrorState isSmall text={translate("ticket.broken")} />
        ) : (
          <Loading label={translate("actions.loading")} count={6} />
        )}
      </div>
      <DialogActions>
        <DialogCancel>{translate("actions.close")}</DialogCancel>
        <Button icon="download" onClick={() => void downloadShown(file)}>
          {translate("files.download")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
