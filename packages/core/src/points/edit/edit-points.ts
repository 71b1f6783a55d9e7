import { type TaskTick, tickTask } from "../../markup/tick-task.ts";
import type { Route } from "../../routes/route.ts";
import type { Trip } from "../../trips/trip.ts";
import type { Point, PointChange } from "../point.ts";
import { changePoint } from "./change-point.ts";
import { attachPoint, newPoint } from "./new-point.ts";
import { onEachRoute } from "./on-each-route.ts";
import { orderPoints, renumber } from "./order-points.ts";
import { copySharedFields, listOfPlace, saveOfPlace, sharedFields } from "./share-place.ts";

/** A new point with temporary ids. */
export interface NewPoint {
  routeId: string;
  id: string;
  linkId: string;
  fields: PointChange & Pick<Point, "name" | "lat" | "lng">;
}

/** The stop with that id and its route, anywhere in the trip. */
export function findPoint(trip: Trip, id: string): { point: Point; route: Route } | null {
  for (const route of trip.routes) {
    const point = route.points.find((candidate) => candidate.id === id);
    if (point) return { point, route };
  }
  return null;
}

/** All stops of a place, day by day. */
export const listStops = (trip: Trip, linkId: string): Point[] =>
  trip.routes.flatMap(({ points }) => points.filter((point) => point.linkId === linkId));

/**
 * The trip with a stop at the end of its route. It replaces one of the same id, which exists when the answer to an
 * earlier attempt was lost.
 */
export function addPoint(trip: Trip, added: Point): Trip {
  return onEachRoute(trip, (route) => {
    const others = route.points.filter(({ id }) => id !== added.id);
    return renumber(route.id === added.routeId ? [...others, added] : others);
  });
}

/**
 * The trip with a new point at the end of its day: the defaults of `newPoint` and the given fields. Where the trip has its place
 * already, as an idea, the place stays as it is.
 */
export function addNewPoint(trip: Trip, { routeId, id, linkId, fields }: NewPoint): Trip {
  const route = trip.routes.find((candidate) => candidate.id === routeId);
  if (!route) return trip;
  const { name, lat, lng } = fields;
  const bare = {
    ...newPoint(route, { name, lat, lng }),
    ...{ id, linkId, order: route.points.length },
  };
  const context = { moveType: route.moveType, currency: trip.currency };
  const [known] = listOfPlace(trip, linkId);
  return addPoint(trip, { ...changePoint(bare, fields, context), ...sharedFields(known ?? {}) });
}

/**
 * The trip with a further stop of a place at the end of each of some days. The stops' own fields have their defaults.
 */
export function attachStops(
  trip: Trip,
  pointId: string,
  stops: readonly Pick<Point, "id" | "routeId">[],
): Trip {
  const found = findPoint(trip, pointId);
  if (!found) return trip;
  return stops.reduce((changed, { id, routeId }) => {
    const route = changed.routes.find((candidate) => candidate.id === routeId);
    if (!route) return changed;
    return addPoint(changed, {
      ...attachPoint(route, found.point),
      id,
      order: route.points.length,
    });
  }, trip);
}

/** The trip with a changed stop. Shared fields change on all stops and ideas of its place (specification#stops-and-places). */
export function savePoint(trip: Trip, id: string, change: PointChange): Trip {
  const found = findPoint(trip, id);
  return found ? saveOfPlace(trip, found.point, change) : trip;
}

/** The trip with a task of a stop's description ticked or reopened; unchanged when the line is no longer that task. */
export function tickPoint(trip: Trip, id: string, tick: TaskTick): Trip {
  const description = tickTask(findPoint(trip, id)?.point.description ?? "", tick);
  return description === null ? trip : savePoint(trip, id, { description });
}

/** The trip with a stop at `order` of its own route (from 0, clamped). */
export function orderPoint(trip: Trip, id: string, order: number): Trip {
  return onEachRoute(trip, (route) =>
    route.points.some((point) => point.id === id)
      ? orderPoints(route.points, id, order)
      : route.points,
  );
}

/** The trip with a stop moved to the end of a route, which may be its own (specification#point-order). */
export function movePoint(trip: Trip, id: string, routeId: string): Trip {
  const found = findPoint(trip, id);
  if (!found || !trip.routes.some((route) => route.id === routeId)) return trip;
  return onEachRoute(trip, (route) => {
    const others = route.points.filter((point) => point.id !== id);
    return renumber(route.id === routeId ? [...others, { ...found.point, routeId }] : others);
  });
}

/** The trip without a stop. The orders of its route close up. */
export function removePoint(trip: Trip, id: string): Trip {
  return onEachRoute(trip, (route) => renumber(route.points.filter((point) => point.id !== id)));
}

/** The trip without the stops of a place. */
export function removePlace(trip: Trip, linkId: string): Trip {
  return onEachRoute(trip, (route) =>
    renumber(route.points.filter((point) => point.linkId !== linkId)),
  );
}

/** The trip with a stop of a server answer, replaced or added. The shared fields change on all stops and ideas of its place. */
export function putPoint(trip: Trip, answered: Point): Trip {
  const put = onEachRoute(trip, (route) => {
    const others = route.points.filter(({ id }) => id !== answered.id);
    if (route.id === answered.routeId) others.splice(answered.order, 0, answered);
    return renumber(others);
  });
  return copySharedFields(put, answered);
}

/** The trip with the points of some days of a server answer, in one flat list (specification#answers). */
export function putRoutePoints(trip: Trip, answered: readonly Point[]): Trip {
  const byRoute = Map.groupBy(answered, ({ routeId }) => routeId);
  return onEachRoute(
    trip,
    (route) => byRoute.get(route.id)?.toSorted((a, b) => a.order - b.order) ?? route.points,
  );
}
