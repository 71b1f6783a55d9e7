import type { DaysProposal } from "@castor/core/order/days/propose-days.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { seekDays } from "./seek-order.ts";
import { type Search, type StartSearch, useSearch, useSearchContext } from "./use-search.ts";

export type DaysState = Search<DaysProposal>;

/** Looks for the best days of the points of some days while it is shown, and again when the days change. */
export function useBestDays(trip: Trip, routes: readonly Route[]): DaysState {
  const context = useSearchContext(trip);
  const start = useMemo((): StartSearch<DaysProposal> | null => {
    if (context === null) return null;
    const question = { ...context, routeIds: routes.map(({ id }) => id) };
    const days = routes.map(({ points }) => points);
    return (report, signal) => seekDays(question, days, report, signal);
  }, [context, routes]);
  return useSearch(start);
}
