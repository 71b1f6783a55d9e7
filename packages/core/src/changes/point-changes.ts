import type { CallOf } from "../endpoint.ts";
import { pointsEndpoints } from "../endpoints/points.ts";
import { nameNote } from "../notes/name-note.ts";
import {
  addNewPoint,
  attachStops,
  findPoint,
  listStops,
  movePoint,
  orderPoint,
  putPoint,
  putRoutePoints,
  removePlace,
  removePoint,
  savePoint,
  tickPoint,
} from "../points/edit/edit-points.ts";
import { revertPoint } from "../points/edit/revert-point.ts";
import type { Trip } from "../trips/trip.ts";
import { changeRow } from "./change-row.ts";
import { inverseTick } from "./inverse-tick.ts";
import { restoreStops } from "./restore-stops.ts";

type PointBody = CallOf<typeof pointsEndpoints.save>["body"];

const nameOf = (trip: Trip, { id }: { id: string }) => findPoint(trip, id)?.point.name ?? "";

/** What may be done to the points of a trip. */
export const pointChanges = {
  "points.add": changeRow("points.add", {
    endpoint: pointsEndpoints.save,
    input: ({ routeId, linkId, fields }) => ({
      body: { ...(fields as PointBody), routeId, linkId },
    }),
    apply: addNewPoint,
    inverse: (_, { id }) => [{ name: "points.remove", args: { id } }],
    takeAnswer: putPoint,
    temporaryIds: ({ id, linkId }) => [id, linkId],
    namedIds: ({ id, linkId }, answer) =>
      new Map([
        [id, answer.id],
        [linkId, answer.linkId],
      ]),
    nameOf: (_, { fields }) => fields.name,
  }),

  "points.save": changeRow("points.save", {
    endpoint: pointsEndpoints.save,
    input: ({ id, change }) => ({ body: { ...(change as PointBody), id } }),
    apply: (trip, { id, change }) => savePoint(trip, id, change),
    inverse(trip, { id, change }) {
      const back = revertPoint(trip, id, change);
      return back ? [{ name: "points.save", args: { id, change: back } }] : [];
    },
    takeAnswer: putPoint,
    nameOf,
  }),

  "points.tick": changeRow("points.tick", {
    endpoint: pointsEndpoints.save,
    input: ({ id, tick }) => ({ body: { id, tick } }),
    apply: (trip, { id, tick }) => tickPoint(trip, id, tick),
    inverse(trip, { id, tick }) {
      const back = inverseTick(findPoint(trip, id)?.point.description, tick);
      return back ? [{ name: "points.tick", args: { id, tick: back } }] : [];
    },
    takeAnswer: putPoint,
    nameOf: (_, { tick }) => nameNote(tick.text),
  }),

  "points.remove": changeRow("points.remove", {
    endpoint: pointsEndpoints.remove,
    input: ({ id }) => ({ id }),
    apply: (trip, { id }) => removePoint(trip, id),
    inverse(trip, { id }) {
      const found = findPoint(trip, id);
      return found ? restoreStops(removePoint(trip, id), [found.point]) : [];
    },
    nameOf,
  }),

  "points.removePlace": changeRow("points.removePlace", {
    endpoint: pointsEndpoints.removePlace,
    input: ({ linkId }) => ({ id: linkId }),
    apply: (trip, { linkId }) => removePlace(trip, linkId),
    inverse: (trip, { linkId }) => restoreStops(removePlace(trip, linkId), listStops(trip, linkId)),
    nameOf: (trip, { linkId }) => listStops(trip, linkId)[0]?.name ?? "",
  }),

  "points.move": changeRow("points.move", {
    endpoint: pointsEndpoints.move,
    input: ({ pointId, routeId }) => ({ body: { pointId, routeId } }),
    apply: (trip, { pointId, routeId }) => movePoint(trip, pointId, routeId),
    inverse(trip, { pointId, routeId }) {
      const found = findPoint(trip, pointId);
      if (!found || !trip.routes.some(({ id }) => id === routeId)) return [];
      const { route, point } = found;
      const isLast = point.order === route.points.length - 1;
      if (route.id === routeId && isLast) return [];
      const back = { pointId, routeId: route.id };
      return [
        ...(route.id === routeId ? [] : [{ name: "points.move" as const, args: back }]),
        ...(isLast
          ? []
          : [{ name: "points.order" as const, args: { id: pointId, order: point.order } }]),
      ];
    },
    takeAnswer: putRoutePoints,
    nameOf: (trip, { pointId }) => nameOf(trip, { id: pointId }),
  }),

  "points.order": changeRow("points.order", {
    endpoint: pointsEndpoints.order,
    input: ({ id, order }) => ({ body: { point: id, order } }),
    apply: (trip, { id, order }) => orderPoint(trip, id, order),
    inverse(trip, { id, order }) {
      const before = findPoint(trip, id)?.point.order;
      const after = findPoint(orderPoint(trip, id, order), id)?.point.order;
      if (before === undefined || before === after) return [];
      return [{ name: "points.order", args: { id, order: before } }];
    },
    takeAnswer: putRoutePoints,
    nameOf,
  }),

  "points.attach": changeRow("points.attach", {
    endpoint: pointsEndpoints.attach,
    input: ({ pointId, stops }) => ({
      body: { pointId, routeIds: stops.map(({ routeId }) => routeId) },
    }),
    apply: (trip, { pointId, stops }) => attachStops(trip, pointId, stops),
    inverse: (trip, { pointId, stops }) =>
      findPoint(trip, pointId)
        ? stops.map(({ id }) => ({ name: "points.remove", args: { id } }))
        : [],
    takeAnswer: (trip, answer) => [answer].flat().reduce(putPoint, trip),
    temporaryIds: ({ stops }) => stops.map(({ id }) => id),
    namedIds: ({ stops }, answer) =>
      new Map(
        [answer].flat().flatMap((named, index) => {
          const made = stops[index];
          return made ? [[made.id, named.id] as const] : [];
        }),
      ),
    nameOf: (trip, { pointId }) => nameOf(trip, { id: pointId }),
  }),
};
