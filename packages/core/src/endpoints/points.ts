import * as z from "zod/mini";
import { defineEndpoint, tripEditor, tripReader } from "../endpoint.ts";
import { limits } from "../limits.ts";
import { place, point, pointSave } from "../points/point.ts";
import { id } from "../schemas/ids.ts";
import { anyInteger } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { done } from "./common-answers.ts";

export const pointsEndpoints = {
  save: defineEndpoint("POST", "point", {
    body: pointSave,
    answer: point,
    access: tripEditor(["stop", "id"], ["route", "routeId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  get: defineEndpoint("GET", "point/{id}", {
    answer: point,
    access: tripReader(["stop", "id"]),
    reads: ["trips"],
    isUnusedByWeb: true,
  }),
  remove: defineEndpoint("DELETE", "point/{id}", {
    answer: done,
    access: tripEditor(["stop", "id"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  getPlace: defineEndpoint("GET", "point/global/{id}", {
    answer: place,
    access: tripReader(["place", "id"]),
    reads: ["trips"],
    isUnusedByWeb: true,
  }),
  removePlace: defineEndpoint("DELETE", "point/global/{id}", {
    answer: done,
    access: tripEditor(["place", "id"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  move: defineEndpoint("POST", "point/move", {
    body: z.object({ pointId: id, routeId: id }),
    answer: z.array(point),
    access: tripEditor(["stop", "pointId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  order: defineEndpoint("POST", "point/order", {
    body: z.object({ point: id, order: anyInteger }),
    answer: z.array(point),
    access: tripEditor(["stop", "point"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  attach: defineEndpoint("POST", "point/attach", {
    body: z
      .object({
        pointId: id,
        routeId: z.optional(id),
        routeIds: z.optional(
          z
            .array(id)
            .check(
              z.minLength(1, message("required")),
              z.maxLength(limits.routesPerTrip, message("tooMany", limits.routesPerTrip)),
            ),
        ),
      })
      .check(
        z.refine(({ routeId, routeIds }) => routeId !== undefined || routeIds !== undefined, {
          path: ["routeId"],
          error: message("required"),
        }),
        z.refine(({ routeId, routeIds }) => routeId === undefined || routeIds === undefined, {
          path: ["routeId"],
          error: message("invalidValue"),
        }),
      ),
    answer: z.union([point, z.array(point)]),
    access: tripEditor(["stop", "pointId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
};
