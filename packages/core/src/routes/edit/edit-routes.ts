import { applyPatch, type Patch } from "../../basics/apply-patch.ts";
import type { Trip } from "../../trips/trip.ts";
import { datesOf, sortRoutes } from "../../trips/trip-dates.ts";
import type { Route } from "../route.ts";

const withRoutes = (trip: Trip, routes: readonly Route[]): Trip => {
  const sorted = sortRoutes(routes);
  return { ...trip, routes: sorted, ...datesOf(sorted) };
};

/**
 * The trip with a new day. It replaces one of the same id, which exists when the answer to an earlier attempt was lost.
 */
export function addRoute(trip: Trip, route: Route): Trip {
  return withRoutes(trip, [...trip.routes.filter(({ id }) => id !== route.id), route]);
}

/** The trip with a changed day. The days are sorted by date again. */
export function changeRoute(trip: Trip, id: string, change: Patch<Route>): Trip {
  return withRoutes(
    trip,
    trip.routes.map((route) => (route.id === id ? applyPatch(route, change) : route)),
  );
}

/** The trip without a day and its stops and notes (specification#route-removal). */
export function removeRoute(trip: Trip, id: string): Trip {
  return withRoutes(
    trip,
    trip.routes.filter((route) => route.id !== id),
  );
}

/** The trip with a day of a server answer, replaced or added. */
export function putRoute(trip: Trip, answered: Route): Trip {
  return trip.routes.some(({ id }) => id === answered.id)
    ? changeRoute(trip, answered.id, answered)
    : addRoute(trip, answered);
}
