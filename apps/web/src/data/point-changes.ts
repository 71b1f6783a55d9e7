import type { CallOf } from "@castor/core/endpoint.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { defaults } from "@castor/core/limits.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { changePoint } from "@castor/core/points/change-point.ts";
import {
  addPoint,
  findPoint,
  movePoint,
  orderPoint,
  removePlace,
  removePoint,
  savePoint,
  tickPoint,
} from "@castor/core/points/edit-points.ts";
import { newPoint } from "@castor/core/points/new-point.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import { modeForNewPoint } from "@castor/core/points/travel-modes.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { newKey } from "./new-key.ts";
import { putPoint, putRoutePoints } from "./put-answer.ts";
import { buildTripChange, type TripChange } from "./trip-change.ts";

/** What a point must have when it is made. */
export type NewPoint = PointChange & Pick<Point, "name" | "lat" | "lng">;
type MadePoint = Pick<Point, "id" | "linkId">;
type PointBody = CallOf<typeof endpoints.points.save>["body"];

/** An id until the server gives one; core's form of an id, and never one of the server's. */
export const madeId = (): string => `made-${newKey()}`;

/** A new point, as `newPoint` and the fields make it, at the end of its route. */
function addNewPoint(trip: Trip, ids: MadePoint, routeId: string, sent: NewPoint) {
  const route = trip.routes.find(({ id }) => id === routeId);
  if (!route) return trip;
  const bare = { ...newPoint(route, sent), ...ids, order: route.points.length };
  const context = { moveType: route.moveType, currency: trip.currency };
  return addPoint(trip, changePoint(bare, sent, context));
}

/** One more stop of a place that the trip has already: what is a stop's own starts anew. */
function addStop(trip: Trip, pointId: string, stops: readonly { id: string; routeId: string }[]) {
  const found = findPoint(trip, pointId);
  if (!found) return trip;
  return stops.reduce((changed, { id, routeId }) => {
    const route = changed.routes.find((candidate) => candidate.id === routeId);
    if (!route) return changed;
    const own = {
      routeMode: modeForNewPoint(route.moveType),
      excludeFromRoute: false,
      priority: "normal" as const,
      timeToSpend: defaults.timeToSpend,
      reservationTime: null,
      cameBeforeMin: defaults.cameBeforeMin,
    };
    return addPoint(changed, { ...found.point, ...own, id, routeId, order: route.points.length });
  }, trip);
}

/** What may be done to the points of a trip; each is sent to the server and shown at once (`useTripChange`). */
export const pointChanges = {
  /** A new point at the end of a route; `ids` are its own until the answer comes (`useCurrentId`). */
  add(
    routeId: string,
    fields: NewPoint,
    ids: MadePoint = { id: madeId(), linkId: madeId() },
  ): TripChange<Point> {
    return buildTripChange({
      endpoint: endpoints.points.save,
      input: { body: { ...(fields as PointBody), routeId } },
      verb: addNewPoint,
      args: [ids, routeId, fields],
      take: putPoint,
      makes: [ids.id, ids.linkId],
      names: (answer) =>
        new Map([
          [ids.id, answer.id],
          [ids.linkId, answer.linkId],
        ]),
    });
  },

  /** Other values for some fields of a stop; what its place shares changes on its other stops too. */
  save: (id: string, change: PointChange): TripChange<Point> =>
    buildTripChange({
      endpoint: endpoints.points.save,
      input: { body: { ...(change as PointBody), id } },
      verb: savePoint,
      args: [id, change],
      take: putPoint,
    }),

  /** A task of its description ticked or opened again, and nothing else of the text (decisions 6). */
  tick: (id: string, tick: TaskTick): TripChange<Point> =>
    buildTripChange({
      endpoint: endpoints.points.save,
      input: { body: { id, tick } },
      verb: tickPoint,
      args: [id, tick],
      take: putPoint,
    }),

  /** The stop leaves its route; its place stays on other days. */
  remove: (id: string) =>
    buildTripChange({
      endpoint: endpoints.points.remove,
      input: { id },
      verb: removePoint,
      args: [id],
    }),

  /** The place leaves the trip with all its stops. */
  removePlace: (linkId: string) =>
    buildTripChange({
      endpoint: endpoints.points.removePlace,
      input: { id: linkId },
      verb: removePlace,
      args: [linkId],
    }),

  /** To the end of a route. */
  move: (pointId: string, routeId: string) =>
    buildTripChange({
      endpoint: endpoints.points.move,
      input: { body: { pointId, routeId } },
      verb: movePoint,
      args: [pointId, routeId],
      take: putRoutePoints,
    }),

  /** To a place in the order of its own route, from 0. */
  order: (id: string, order: number) =>
    buildTripChange({
      endpoint: endpoints.points.order,
      input: { body: { point: id, order } },
      verb: orderPoint,
      args: [id, order],
      take: putRoutePoints,
    }),

  /** A stop of the same place on each of some routes; `ids` are theirs until the answer comes. */
  attach(pointId: string, routeIds: readonly string[], ids = routeIds.map(madeId)) {
    const stops = routeIds.map((routeId, at) => ({ id: ids[at] ?? madeId(), routeId }));
    return buildTripChange({
      endpoint: endpoints.points.attach,
      input: { body: { pointId, routeIds: [...routeIds] } },
      verb: addStop,
      args: [pointId, stops],
      take: (trip, answer) => [answer].flat().reduce(putPoint, trip),
      makes: stops.map(({ id }) => id),
      names: (answer) =>
        new Map(
          [answer].flat().flatMap((stop, at) => {
            const made = stops[at];
            return made ? [[made.id, stop.id] as const] : [];
          }),
        ),
    });
  },
};
