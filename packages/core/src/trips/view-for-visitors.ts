import type { Place, Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "./trip.ts";

/**
 * What visitors of a public trip see (decisions 4): no money, no bookings, no appointments, no notes. The same cut for
 * reading, print, exports, previews and a stranger's copy.
 */
export function viewTrip(trip: Trip): Trip {
  return {
    ...trip,
    canEdit: false,
    routes: trip.routes.map(viewRoute),
    financeItems: [],
    notes: [],
  };
}

/** A day as visitors see it. */
export function viewRoute(route: Route): Route {
  return { ...route, isReadonly: true, notes: [], points: route.points.map(viewPoint) };
}

/** A stop as visitors see it. */
export function viewPoint(point: Point): Point {
  return { ...viewPlace(point), reservationTime: null, cameBeforeMin: 0 };
}

/** A place as visitors see it. */
export function viewPlace<T extends Pick<Place, "finance" | "hotelData">>(place: T): T {
  return { ...place, finance: null, hotelData: null };
}
