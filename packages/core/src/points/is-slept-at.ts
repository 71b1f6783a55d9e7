import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Trip } from "../trips/trip.ts";
import type { Point } from "./point.ts";

/** True for an end of a day where the day before ends or the next one begins: one sleeps there. */
export function isSleptAt(
  { routes }: Pick<Trip, "routes">,
  { id, linkId, routeId }: Pick<Point, "id" | "linkId" | "routeId">,
): boolean {
  const dayIndex = routes.findIndex((route) => route.id === routeId);
  const [before, day, after] = [dayIndex - 1, dayIndex, dayIndex + 1].map((index) => {
    const route = index < 0 ? undefined : routes[index];
    return route ? listPathStops(route) : [];
  });
  const isEnd = day?.at(-1)?.id === id && after?.[0]?.linkId === linkId;
  return isEnd || (day?.[0]?.id === id && before?.at(-1)?.linkId === linkId);
}
