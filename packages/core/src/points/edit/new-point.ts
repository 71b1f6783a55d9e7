import type { Route } from "../../routes/route.ts";
import { newPlaceFields, newStopFields, type Point } from "../point.ts";
import { modeForNewPoint } from "../travel-modes.ts";

type StopRoute = Pick<Route, "id" | "tripId" | "moveType">;

const newStop = (on: StopRoute) => ({
  tripId: on.tripId,
  routeId: on.id,
  ...newStopFields,
  routeMode: modeForNewPoint(on.moveType),
});

/** A new point on a route, without ids and order (specification#point). */
export const newPoint = (
  on: StopRoute,
  given: Pick<Point, "name" | "lat" | "lng">,
): Omit<Point, "id" | "linkId" | "order"> => ({ ...newPlaceFields, ...given, ...newStop(on) });

/** A further stop of a point's place on a route, without id and order (specification#point-attach). */
export function attachPoint(on: StopRoute, point: Point): Omit<Point, "id" | "order"> {
  const { id: _, order: __, ...place } = point;
  return { ...place, ...newStop(on) };
}
