import { type TaskTick, tickTask } from "../markup/tick-task.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "../trips/trip.ts";
import { changePoint } from "./change-point.ts";
import { orderPoints, renumber } from "./order-points.ts";
import { type Point, type PointChange, placeFieldNames } from "./point.ts";

const onEachRoute = (trip: Trip, points: (route: Route) => Point[]): Trip => ({
  ...trip,
  routes: trip.routes.map((route) => ({ ...route, points: points(route) })),
});

/** The stop with that id and its route, wherever it stands in the trip. */
export function findPoint(trip: Trip, id: string): { point: Point; route: Route } | null {
  for (const route of trip.routes) {
    const point = route.points.find((candidate) => candidate.id === id);
    if (point) return { point, route };
  }
  return null;
}

/** The trip with a stop added at the end of its route; one of the same id, made already by an answer that was lost, gives way to it. */
export function addPoint(trip: Trip, added: Point): Trip {
  return onEachRoute(trip, (route) => {
    const others = route.points.filter(({ id }) => id !== added.id);
    return renumber(route.id === added.routeId ? [...others, added] : others);
  });
}

/** The trip with a stop changed; what its place shares changes on every stop of the place (decisions 5). */
export function savePoint(trip: Trip, id: string, change: PointChange): Trip {
  const linkId = findPoint(trip, id)?.point.linkId;
  const shared = Object.fromEntries(
    Object.entries(change).filter(([field]) => placeFieldNames.includes(field)),
  );
  return onEachRoute(trip, (route) =>
    route.points.map((point) => {
      if (point.linkId !== linkId) return point;
      const context = { moveType: route.moveType, currency: trip.currency };
      return changePoint(point, point.id === id ? change : shared, context);
    }),
  );
}

/** The trip with a task of a stop's description ticked or opened again; as it was where that is no such task any more. */
export function tickPoint(trip: Trip, id: string, tick: TaskTick): Trip {
  const description = tickTask(findPoint(trip, id)?.point.description ?? "", tick);
  return description === null ? trip : savePoint(trip, id, { description });
}

/** The trip with a stop put at `order` of its own route (0-based, clamped). */
export function orderPoint(trip: Trip, id: string, order: number): Trip {
  return onEachRoute(trip, (route) =>
    route.points.some((point) => point.id === id)
      ? orderPoints(route.points, id, order)
      : route.points,
  );
}

/** The trip with a stop moved to the end of a route; to its own route: to its end (decisions 5). */
export function movePoint(trip: Trip, id: string, routeId: string): Trip {
  const found = findPoint(trip, id);
  if (!found || !trip.routes.some((route) => route.id === routeId)) return trip;
  return onEachRoute(trip, (route) => {
    const others = route.points.filter((point) => point.id !== id);
    return renumber(route.id === routeId ? [...others, { ...found.point, routeId }] : others);
  });
}

/** The trip without a stop; the routes' orders close up. */
export function removePoint(trip: Trip, id: string): Trip {
  return onEachRoute(trip, (route) => renumber(route.points.filter((point) => point.id !== id)));
}

/** The trip without any stop of a place. */
export function removePlace(trip: Trip, linkId: string): Trip {
  return onEachRoute(trip, (route) =>
    renumber(route.points.filter((point) => point.linkId !== linkId)),
  );
}
