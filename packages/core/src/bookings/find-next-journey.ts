import type { Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import { type Journey, listJourneys } from "./journeys.ts";

/**
 * The journey that its traveller is on or takes next, the earliest first; null where none is known that departs before `until`. Moments
 * are milliseconds since 1970, UTC.
 */
export function findNextJourney(
  trip: { routes: readonly Pick<Route, "id" | "points">[] },
  zoneOf: (point: Point) => string | null,
  now: number,
  until: number = Number.POSITIVE_INFINITY,
): Journey | null {
  const beginOf = ({ departs, arrives }: Journey) => departs ?? arrives ?? 0;
  const ahead = listJourneys(trip, zoneOf).filter(
    (journey) => (journey.arrives ?? journey.departs ?? 0) >= now && beginOf(journey) <= until,
  );
  return ahead.toSorted((one, other) => beginOf(one) - beginOf(other))[0] ?? null;
}
