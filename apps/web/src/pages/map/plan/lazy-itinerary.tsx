import { useEffect, useState } from "react";
import { loadWhenIdle } from "../../../device/loading/load-when-idle.ts";
import { useWords } from "../../../i18n/words.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";
import type { ItineraryProps } from "../itinerary/itinerary-props.ts";

const Itinerary = lazyComponent(async () => (await import("../itinerary/itinerary.tsx")).Itinerary);
const later = [Itinerary];

/** Loads the itinerary before "All days" is pressed: it then opens at once, and without a network. */
export const useItineraryAhead = (): void => useEffect(() => loadWhenIdle(later), []);

/** The itinerary, which loads with its view: most visits look at one day. */
export function LazyItinerary(props: ItineraryProps) {
  const translate = useWords("common");
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <ErrorState
        text={translate("actions.notOpened")}
        retryLabel={translate("actions.retry")}
        onRetry={() => setFailed(false)}
      />
    );
  return (
    <LazyBoundary onFail={() => setFailed(true)}>
      <Itinerary {...props} />
    </LazyBoundary>
  );
}
