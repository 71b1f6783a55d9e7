import type { Trip } from "@castor/core/trips/trip.ts";
import type { ReactNode } from "react";
import { useTrip } from "../../../data/use-trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";

export interface ReadTripProps {
  tripId: string;
  /** Keeps the room of what is read, so that the page below does not move. */
  waitClass: string | undefined;
  children: (trip: Trip) => ReactNode;
}

/** Reads a whole trip, and says so while it loads or when it cannot be read. */
export function ReadTrip(props: ReadTripProps) {
  const translate = useWords("common", "home");
  const trip = useTrip(props.tripId);
  if (trip.state === "loading")
    return (
      <div className={props.waitClass}>
        <Loading label={translate("home.loadingPlan")} count={4} />
      </div>
    );
  if (trip.state === "error") {
    return (
      <ErrorState
        isSmall
        text={translate("home.planFailed", { reason: trip.error.message })}
        retryLabel={translate("actions.retry")}
        onRetry={trip.reload}
      />
    );
  }
  return props.children(trip.data);
}
