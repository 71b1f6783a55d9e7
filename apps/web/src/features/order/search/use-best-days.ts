import type { DaysProposal } from "@castor/core/order/days/propose-days.ts";
import { pointOfIdea } from "@castor/core/points/edit/share-place.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { seekDays } from "./seek-order.ts";
import { type Search, type StartSearch, useSearch, useSearchContext } from "./use-search.ts";

export type DaysState = Search<DaysProposal>;

/** Looks for the best days of the points of some days, and of ideas, while it is shown, and again when these change. */
export function useBestDays(
  trip: Trip,
  routes: readonly Route[],
  ideas: readonly Idea[],
): DaysState {
  const context = useSearchContext(trip);
  const start = useMemo((): StartSearch<DaysProposal> | null => {
    if (context === null) return null;
    const [routeIds, ideaIds] = [routes, ideas].map((list) => list.map(({ id }) => id));
    const question = { ...context, routeIds: routeIds ?? [], ideaIds: ideaIds ?? [] };
    const days = routes.map(({ points }) => points);
    const stops = ideas.map((idea) => pointOfIdea(idea, routes[0]?.moveType));
    return (report, signal) => seekDays(question, { days, stops }, report, signal);
  }, [context, routes, ideas]);
  return useSearch(start);
}
