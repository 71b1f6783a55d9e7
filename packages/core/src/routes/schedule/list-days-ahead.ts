import type { Point } from "../../points/point.ts";
import { wallClock } from "../../time/dates.ts";
import type { Route } from "../route.ts";
import { zoneNearDay } from "./zone-near-day.ts";

/**
 * The ids of the days that have not begun at an instant (milliseconds since 1970, UTC), by the clocks of their places; by those of
 * the fallback while zones are not known.
 */
export const listDaysAhead = (
  routes: readonly Pick<Route, "id" | "date" | "points">[],
  zoneOf: ((point: Point) => string | null) | null,
  fallbackZone: string,
  now: number,
): ReadonlySet<string> =>
  new Set(
    routes.flatMap(({ id, date }) => {
      const clock = wallClock(
        new Date(now),
        (zoneOf && zoneNearDay(routes, id, zoneOf)) ?? fallbackZone,
      );
      return date > clock ? [id] : [];
    }),
  );
