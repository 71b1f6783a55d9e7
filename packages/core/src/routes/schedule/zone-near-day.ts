import type { Point } from "../../points/point.ts";
import { isZone } from "../../time/zone-offset.ts";
import { listPathStops } from "../paths/list-path-stops.ts";
import type { Route } from "../route.ts";

/**
 * The zone of the clocks at a day: of its first stop with a known zone, else where the days before end, else where the days after
 * begin. Null where no zone is known.
 */
export function zoneNearDay(
  routes: readonly Pick<Route, "id" | "points">[],
  routeId: string,
  zoneOf: (point: Point) => string | null,
): string | null {
  const index = routes.findIndex(({ id }) => id === routeId);
  // A zone is looked up on a map: the points after the first known one are not asked about.
  const firstZone = (points: readonly Point[]): string | null => {
    for (const point of points) {
      const zone = zoneOf(point);
      if (zone !== null && isZone(zone)) return zone;
    }
    return null;
  };
  const stopsOf = (days: typeof routes) => days.flatMap(listPathStops);
  return (
    firstZone(stopsOf(routes.slice(index, index + 1))) ??
    firstZone(stopsOf(routes.slice(0, index)).toReversed()) ??
    firstZone(stopsOf(routes.slice(index + 1)))
  );
}
