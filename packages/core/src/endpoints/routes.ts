import * as z from "zod/mini";
import { defineEndpoint, tripEditor, tripReader } from "../endpoint.ts";
import { dayDates, daysSave, routeDuplicate } from "../routes/day-dates.ts";
import { route, routeSave, routes } from "../routes/route.ts";
import { sortedRouteIds } from "../routes/route-ids.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

export const routesEndpoints = {
  all: defineEndpoint("GET", "route/all/{tripId}", {
    query: z.object({ routeIds: z.optional(sortedRouteIds) }),
    answer: routes,
    access: tripReader(["trip", "tripId"]),
    reads: ["trips"],
    isVersioned: true,
    isUnusedByWeb: true,
  }),
  get: defineEndpoint("GET", "route/{id}", {
    answer: route,
    access: tripReader(["route", "id"]),
    reads: ["trips"],
    isVersioned: true,
    isUnusedByWeb: true,
  }),
  save: defineEndpoint("POST", "route", {
    body: routeSave,
    answer: route,
    access: tripEditor(["route", "id"], ["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  moveDates: defineEndpoint("POST", "route/dates", {
    body: z.object({ tripId: id, dates: dayDates }),
    answer: z.array(route),
    access: tripEditor(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  addDays: defineEndpoint("POST", "route/days", {
    body: daysSave,
    answer: z.array(route),
    access: tripEditor(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  duplicate: defineEndpoint("POST", "route/duplicate", {
    body: routeDuplicate,
    // The new day first, then those that have moved; which stop was made of which.
    answer: z.object({
      routes: z.array(route),
      ids: z.array(z.object({ former: id, id })),
    }),
    access: tripEditor(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  remove: defineEndpoint("DELETE", "route/{id}", {
    answer: done,
    access: tripEditor(["route", "id"]),
    changes: ["trips"],
    isKeyed: true,
  }),
};
