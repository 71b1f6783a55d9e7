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
  const zonesOf = (days: typeof routes) =>
    days.flatMap(listPathStops).flatMap((point) => {
      const zone = zoneOf(point);
      return zone !== null && isZone(zone) ? [zone] : [];
    });
  const own = zonesOf(routes.slice(index, index + 1))[0];
  return (
    own ?? zonesOf(routes.slice(0, index)).at(-1) ?? zonesOf(routes.slice(index + 1))[0] ?? null
  );
}
