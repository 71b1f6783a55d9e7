import type { Trip } from "@castor/core/trips/trip.ts";
import type { ReactNode } from "react";
import { useTrip } from "../../../data/use-trip.ts";
import { useWords } from "../../../i18n/words.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";

/** Reads a whole trip, and says so while it loads or when it cannot be read. */
export function ReadTrip(props: { tripId: string; children: (trip: Trip) => ReactNode }) {
  const translate = useWords();
  const trip = useTrip(props.tripId);
  if (trip.state === "loading") return <Loading label={translate("home.loadingPlan")} count={4} />;
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
