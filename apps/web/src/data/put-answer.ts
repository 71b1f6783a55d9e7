import { renumber } from "@castor/core/points/order-points.ts";
import { type Point, placeFieldNames } from "@castor/core/points/point.ts";
import { addRoute, changeRoute } from "@castor/core/routes/edit-routes.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** The trip with a stop as the server answered it: replaced or added, and its place's other stops alike. */
export function putPoint(trip: Trip, answered: Point): Trip {
  const shared = Object.fromEntries(
    Object.entries(answered).filter(([field]) => placeFieldNames.includes(field)),
  );
  const alike = (point: Point) =>
    point.linkId === answered.linkId ? { ...point, ...shared } : point;
  return {
    ...trip,
    routes: trip.routes.map((route) => {
      const others = route.points.filter(({ id }) => id !== answered.id).map(alike);
      if (route.id === answered.routeId) others.splice(answered.order, 0, answered);
      return { ...route, points: renumber(others) };
    }),
  };
}

/** The trip with all points of some routes as the server answered them, in one flat list (decisions 2). */
export function putRoutePoints(trip: Trip, answered: readonly Point[]): Trip {
  const byRoute = new Map<string, Point[]>();
  for (const point of answered)
    byRoute.set(point.routeId, [...(byRoute.get(point.routeId) ?? []), point]);
  return {
    ...trip,
    routes: trip.routes.map((route) => {
      const points = byRoute.get(route.id);
      return points ? { ...route, points: points.toSorted((a, b) => a.order - b.order) } : route;
    }),
  };
}

/** The trip with a day as the server answered it, replaced or added. */
export function putRoute(trip: Trip, answered: Route): Trip {
  return trip.routes.some(({ id }) => id === answered.id)
    ? changeRoute(trip, answered.id, answered)
    : addRoute(trip, answered);
}
