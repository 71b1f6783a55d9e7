import { defaults } from "../limits.ts";
import type { Route } from "../routes/route.ts";
import type { Point } from "./point.ts";
import { modeForNewPoint } from "./travel-modes.ts";

/** A new point on a route, before it has ids and an order of its own (section 3, defaults). */
export function newPoint(
  on: Pick<Route, "id" | "tripId" | "moveType">,
  at: Pick<Point, "name" | "lat" | "lng">,
): Omit<Point, "id" | "linkId" | "order"> {
  return {
    ...at,
    tripId: on.tripId,
    routeId: on.id,
    routeMode: modeForNewPoint(on.moveType),
    excludeFromRoute: false,
    priority: "normal",
    timeToSpend: defaults.timeToSpend,
    reservationTime: null,
    cameBeforeMin: defaults.cameBeforeMin,
    description: "",
    typeId: "Other",
    address: "",
    url: "",
    workingHours: "",
    finance: null,
    hotelData: null,
  };
}
