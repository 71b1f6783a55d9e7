import * as z from "zod/mini";
import {
  defineEndpoint,
  privately,
  signedIn,
  tripEditor,
  tripOwner,
  tripReader,
} from "../endpoint.ts";
import { limits } from "../limits.ts";
import { routeIds } from "../routes/route-ids.ts";
import { id } from "../schemas/ids.ts";
import { date } from "../time/dates.ts";
import { dayTargets, thingsOfTrip } from "../trips/contents/trip-contents.ts";
import { shiftDays } from "../trips/shift-trip.ts";
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
    access: { ...tripEditor(["trip", "id"]), ownerFields: ["isPublic", "isInCatalog", "isDraft"] },
    changes: ["trips", "catalog"],
    isKeyed: true,
  }),
  shift: defineEndpoint("POST", "trip/shift", {
    body: z.object({ tripId: id, days: shiftDays }),
    answer: trip,
    access: tripEditor(["trip", "tripId"]),
    changes: ["trips"],
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
  // The handler reads the file, as that of `json/import-from-json` does.
  importInto: defineEndpoint("POST", "trip/import", {
    body: z.object({ tripId: id, jsonData: z.unknown(), targets: z._default(dayTargets, []) }),
    answer: z.object({ ids: z.array(z.object({ former: id, id })) }),
    access: tripEditor(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
    bodyBytes: limits.importBytes,
  }),
  takeOut: defineEndpoint("POST", "trip/take-out", {
    body: z.object({ tripId: id, things: thingsOfTrip }),
    answer: done,
    access: tripEditor(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
    bodyBytes: limits.importBytes,
  }),
  visits: defineEndpoint("GET", "trip/visits/{id}", {
    answer: tripVisits,
    access: privately(tripOwner(["trip", "id"])),
    reads: ["trips"],
  }),
};
