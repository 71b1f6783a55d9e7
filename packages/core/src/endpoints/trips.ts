import * as z from "zod/mini";
import { defineEndpoint, signedIn, tripOwner, tripPrivate, tripReader } from "../endpoint.ts";
import { routeIds } from "../routes/route-ids.ts";
import { date } from "../time/dates.ts";
import { trip, tripSave } from "../trips/trip.ts";
import { tripMode, tripSummary } from "../trips/trip-summary.ts";
import { tripVisits } from "../trips/trip-visits.ts";
import { done } from "./common-answers.ts";

export const tripsEndpoints = {
  list: defineEndpoint("GET", "trip", {
    query: z.object({ mode: z._default(tripMode, "all") }),
    answer: z.array(tripSummary),
    access: signedIn,
    reads: ["trips"],
  }),
  get: defineEndpoint("GET", "trip/{id}", {
    answer: trip,
    access: tripReader(["trip", "id"]),
    reads: ["trips"],
    isVersioned: true,
  }),
  save: defineEndpoint("POST", "trip", {
    body: tripSave,
    answer: trip,
    access: tripOwner(["trip", "id"]),
    changes: ["trips", "catalog"],
    isKeyed: true,
  }),
  remove: defineEndpoint("DELETE", "trip/{id}", {
    answer: done,
    access: tripOwner(["trip", "id"]),
    changes: ["trips", "catalog"],
    isKeyed: true,
  }),
  copy: defineEndpoint("GET", "trip/copy/{id}", {
    query: z.object({ startDate: z.optional(date), routeIds: z.optional(routeIds) }),
    answer: trip,
    access: tripReader(["trip", "id"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  visits: defineEndpoint("GET", "trip/visits/{id}", {
    answer: tripVisits,
    access: tripPrivate(["trip", "id"]),
    reads: ["trips"],
  }),
};
