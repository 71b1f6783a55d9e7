import type { Trip } from "@castor/core/trips/trip.ts";
import { useRef, useState } from "react";
import { useConnection } from "../../data/http/connection.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { OfflineNotice } from "../../things/offline-notice.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { MadeLink } from "./calendar/made-link.tsx";
import { useCalendarLink } from "./calendar/use-calendar-link.ts";
import styles from "./external-calendar.module.css";

/** The secret link by which calendar services subscribe to a trip (specification#calendar-feed): made, renewed, ended. */
export function ExternalCalendar({ trip }: { trip: Pick<Trip, "id" | "name"> }) {
  const translate = useWords("common", "exports");
  const formats = useFormats();
  const { feed, link, isBusy, error, renew, end } = useCalendarLink(trip.id);
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const isConnected = useConnection() === "online";
  const isHeld = isBusy || !isConnected;
  const { data } = feed;
  if (feed.state === "loading") return <Loading label={translate("actions.loading")} count={2} />;
  if (data === undefined)
    return (
      <ErrorState
        isSmall
        text={feed.error.message}
        retryLabel={translate("actions.retry")}
        onRetry={feed.reload}
      />
    );
  const isActive = link !== null || data.active;
  const confirm = async () => {
    setAsked(null);
    if (asked === "renew") return renew();
    if (!(await end())) return;
    showToast("ok", translate("calendarLink.ended"));
    // The pressed button is gone.
    part.current?.focus();
  };
  return (
    <div ref={part} className={`stack gap-12 ${styles.part}`} tabIndex={-1}>
      <p className="secondary">{translate("calendarLink.shows")}</p>
      <OfflineNotice text={translate("calendarLink.offline")} />
      {link !== null ? (
        <MadeLink link={link} name={trip.name} />
      ) : data.created !== null ? (
        <p>{translate("calendarLink.activeSince", { at: formats.instant(data.created) })}</p>
      ) : null}
      {isActive ? (
        <div className="row wrap gap-8">
          <Button isBusy={isBusy} isHeld={isHeld} onClick={() => setAsked("renew")}>
            {translate("calendarLink.renew")}
          </Button>
          <Button icon="x" isHeld={isHeld} onClick={() => setAsked("end")}>
            {translate("calendarLink.end")}
          </Button>
        </div>
      ) : (
        <Button icon="calendar-plus" isBusy={isBusy} isHeld={isHeld} onClick={() => void renew()}>
          {translate("calendarLink.make")}
        </Button>
      )}
      {error ? (
        <Alert kind="error">{translate("calendarLink.failed", { reason: error.message })}</Alert>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={translate(asked === "end" ? "calendarLink.endTitle" : "calendarLink.renewTitle")}
        text={translate(asked === "end" ? "calendarLink.endText" : "calendarLink.renewText")}
        confirmLabel={translate(asked === "end" ? "calendarLink.end" : "calendarLink.renew")}
        cancelLabel={translate("actions.cancel")}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
