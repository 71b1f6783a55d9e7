import { type ComponentType, useEffect, useState } from "react";
import { loadWhenIdle } from "../../../device/loading/load-when-idle.ts";
import { useWords } from "../../../i18n/words.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LazyBoundary, lazyComponent } from "../../../ui/lazy/lazy-component.tsx";

const PointView = lazyComponent(async () => (await import("./point-plan.tsx")).PointPlan);
const ItineraryView = lazyComponent(
  async () => (await import("../itinerary/itinerary.tsx")).Itinerary,
);
const IdeaView = lazyComponent(async () => (await import("./idea-plan.tsx")).IdeaPlan);
const IdeasView = lazyComponent(async () => (await import("./trip-ideas.tsx")).TripIdeas);
const later = [PointView, IdeaView, IdeasView, ItineraryView];

/** Loads the views of the plan before they are opened: they then open at once, and without a network. */
export const useViewsAhead = (): void => useEffect(() => loadWhenIdle(later), []);

/** A view of the plan that loads with its first use. Where it cannot, it says so and tries again. */
function lazyView<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return function LazyView(props: Props) {
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
        <View {...props} />
      </LazyBoundary>
    );
  };
}

/** One point: most visits begin with a day. */
export const LazyPointPlan = lazyView(PointView);
/** One idea. */
export const LazyIdeaPlan = lazyView(IdeaView);
/** All days: most visits look at one. */
export const LazyItinerary = lazyView(ItineraryView);
/** The ideas, at the end of the plan: most trips have none. */
export const LazyTripIdeas = lazyView(IdeasView);
