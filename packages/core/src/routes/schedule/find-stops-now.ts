import type { Point } from "../../points/point.ts";
import type { DaySchedule } from "./day-schedule.ts";

/** Where the traveller is in a day. Ids of points; null where there is none. */
export interface StopsNow {
  /** The stop of this moment: reached and not yet left. */
  current: string | null;
  /** The stop to go to. */
  next: string | null;
  /** The stops that lie behind, in the order of the day. */
  past: readonly string[];
}

/**
 * The stops of a day at an instant (milliseconds since 1970, UTC), by their planned times. The next stop is the first
 * after the last one that was to be reached by now, so a stop without a known time counts as well. Points of mode
 * `none` are not on the path. A day without a current and a next stop is over.
 */
export function findStopsNow(
  points: readonly Pick<Point, "id" | "routeMode">[],
  stops: DaySchedule["stops"],
  now: number,
): StopsNow {
  const ids = points.filter(({ routeMode }) => routeMode !== "none").map(({ id }) => id);
  const reached = ids.findLastIndex((id) => (stops[id]?.arrival.instant ?? Infinity) <= now);
  const last = ids[reached];
  const isThere = last !== undefined && (stops[last]?.departure.instant ?? 0) > now;
  return {
    current: isThere ? last : null,
    next: ids[reached + 1] ?? null,
    past: ids.slice(0, isThere ? reached : reached + 1),
  };
}
