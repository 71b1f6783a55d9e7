import { keepList } from "../../basics/keep-list.ts";
import type { Route } from "../../routes/route.ts";
import type { Trip } from "../../trips/trip.ts";
import type { Point } from "../point.ts";

/** Edits the points of each route. What an edit leaves as it is stays the same object. */
export function onEachRoute(trip: Trip, edit: (route: Route) => Point[]): Trip {
  const edited = trip.routes.map((route) => {
    const points = keepList(route.points, edit(route));
    return points === route.points ? route : { ...route, points };
  });
  const routes = keepList(trip.routes, edited);
  return routes === trip.routes ? trip : { ...trip, routes };
}
