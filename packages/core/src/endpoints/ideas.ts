import * as z from "zod/mini";
import { defineEndpoint, tripPrivate } from "../endpoint.ts";
import { idea, ideaSave, ideasToDays, pointsToIdeas } from "../points/idea.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

/** Points without a day (decision 112). They are the owner's alone, also while the trip is public. */
export const ideasEndpoints = {
  save: defineEndpoint("POST", "idea", {
    body: ideaSave,
    answer: idea,
    access: tripPrivate(["idea", "id"], ["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  remove: defineEndpoint("DELETE", "idea/{id}", {
    answer: done,
    access: tripPrivate(["idea", "id"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  toDays: defineEndpoint("POST", "idea/to-days", {
    body: z.object({ tripId: id, ideas: ideasToDays }),
    answer: done,
    access: tripPrivate(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
  fromDays: defineEndpoint("POST", "idea/from-days", {
    body: z.object({ tripId: id, points: pointsToIdeas }),
    answer: done,
    access: tripPrivate(["trip", "tripId"]),
    changes: ["trips"],
    isKeyed: true,
  }),
};
