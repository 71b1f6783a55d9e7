import type { Route } from "../routes/route.ts";
import { type DateText, type DateTimeText, dayOf } from "../time/dates.ts";

interface Planned {
  routes: readonly Pick<Route, "date">[];
}

/**
 * Of several trips of one date the one that is under way: the one with the day that began last by the clock, before that the one
 * whose day begins first. Trips without a day on this date come last, in their order; null where there are none.
 */
export function findTripUnderWay<T extends Planned>(
  trips: readonly T[],
  date: DateText,
  clock: DateTimeText,
): T | null {
  const starts = trips.flatMap((trip) =>
    trip.routes
      .filter((route) => dayOf(route.date) === date)
      .map((route) => ({ trip, at: route.date })),
  );
  const inOrder = starts.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const begun = inOrder.filter(({ at }) => at <= clock).at(-1);
  return (begun ?? inOrder[0])?.trip ?? trips[0] ?? null;
}
