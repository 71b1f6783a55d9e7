import { defaults } from "../limits.ts";
import type { Route } from "../routes/route.ts";
import type { Point } from "./point.ts";
import { modeForNewPoint } from "./travel-modes.ts";

type On = Pick<Route, "id" | "tripId" | "moveType">;

/** What a new stop has of its own (section 3, defaults). */
const newStop = (on: On) => ({
  tripId: on.tripId,
  routeId: on.id,
  routeMode: modeForNewPoint(on.moveType),
  excludeFromRoute: false,
  priority: "normal" as const,
  timeToSpend: defaults.timeToSpend,
  reservationTime: null,
  cameBeforeMin: defaults.cameBeforeMin,
});

/** A new point on a route, before it has ids and an order of its own (section 3, defaults). */
export function newPoint(
  on: On,
  at: Pick<Point, "name" | "lat" | "lng">,
): Omit<Point, "id" | "linkId" | "order"> {
  return {
    ...at,
    ...newStop(on),
    description: "",
    typeId: "Other",
    address: "",
    url: "",
    workingHours: "",
    finance: null,
    hotelData: null,
  };
}

/** One more stop of a point's place on a route, before it has an id and an order of its own (decisions 5). */
export function attachPoint(on: On, point: Point): Omit<Point, "id" | "order"> {
  const { id: _, order: __, ...place } = point;
  return { ...place, ...newStop(on) };
}
