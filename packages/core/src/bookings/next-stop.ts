import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";

/** The stop after another one on the paths of the trip, maybe of a later day: there a journey arrives (decision 152). Null after the last one. */
export function findNextStop(
  routes: readonly Pick<Route, "points">[],
  stopId: string,
): Point | null {
  const stops = routes.flatMap(listPathStops);
  const index = stops.findIndex(({ id }) => id === stopId);
  return index < 0 ? null : (stops[index + 1] ?? null);
}
