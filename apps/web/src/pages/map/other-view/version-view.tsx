import { historyEndpoints } from "@castor/core/endpoints/history.ts";
import { addressOf } from "@castor/core/pages.ts";
import { mayCall } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type ReactNode, useState } from "react";
import { useRead } from "../../../data/http/use-read.ts";
import { RestoreDialog } from "../../../features/history/restore-dialog.tsx";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import styles from "./visitor-bar.module.css";

export interface VersionViewProps {
  /** The trip as it is. */
  trip: Trip;
  version: number;
  onLeave: () => void;
  children: (then: Trip) => ReactNode;
}

/** The trip as it was, with the ways back: of the reader to the history, and of the trip to what it was. */
export function VersionView({ trip, version, onLeave, children }: VersionViewProps) {
  const translate = useWords("common", "trip-history");
  const { instant } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const read = useRead(historyEndpoints.version, { tripId: trip.id, version: String(version) });
  const at = read.data?.updated;
  return (
    <>
      <div className={`rigid row wrap items-center justify-center ${styles.bar}`} role="status">
        <Icon name="clock" size={18} />
        {at === undefined ? null : (
          <span className="bold">{translate("tripHistory.asOf", { when: instant(at) })}</span>
        )}
        <ButtonLink icon="arrow-left" href={addressOf("history", { tripId: trip.id })}>
          {translate("tripHistory.back")}
        </ButtonLink>
        {at !== undefined && mayCall(trip, historyEndpoints.restore) ? (
          <Button icon="arrow-back-up" onClick={() => setAsking(true)}>
            {translate("tripHistory.restoreDo")}
          </Button>
        ) : null}
      </div>
      {read.state === "ready" ? (
        children(read.data)
      ) : read.state === "error" ? (
        <ErrorState
          text={read.error.isMissing ? translate("tripHistory.notKept") : read.error.message}
          retryLabel={translate("actions.retry")}
          onRetry={read.reload}
        />
      ) : (
        <Loading label={translate("map.loading")} count={6} />
      )}
      {isAsking && at !== undefined ? (
        <RestoreDialog
          tripId={trip.id}
          entry={{ version, at }}
          onRestored={onLeave}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
