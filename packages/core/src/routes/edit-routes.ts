import { applyChange, type Change } from "../basics/apply-change.ts";
import type { Trip } from "../trips/trip.ts";
import { datesOf, sortRoutes } from "../trips/trip-dates.ts";
import type { Route } from "./route.ts";

const withRoutes = (trip: Trip, routes: readonly Route[]): Trip => {
  const sorted = sortRoutes(routes);
  return { ...trip, routes: sorted, ...datesOf(sorted) };
};

/** The trip with a new day; one of the same id, which an answer that was lost had made already, gives way to it. */
export function addRoute(trip: Trip, route: Route): Trip {
  return withRoutes(trip, [...trip.routes.filter(({ id }) => id !== route.id), route]);
}

/** The trip with a day changed, listed where its date now puts it. */
export function changeRoute(trip: Trip, id: string, change: Change<Route>): Trip {
  return withRoutes(
    trip,
    trip.routes.map((route) => (route.id === id ? applyChange(route, change) : route)),
  );
}

/** The trip without a day, its stops and its notes (decisions 5). */
export function removeRoute(trip: Trip, id: string): Trip {
  return withRoutes(
    trip,
    trip.routes.filter((route) => route.id !== id),
  );
}
