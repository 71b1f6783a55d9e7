import * as z from "zod/mini";
import { defineEndpoint, privately, tripEditor } from "../endpoint.ts";
import { idea, ideaSave, ideasToDays, pointsToIdeas } from "../points/idea.ts";
import { id } from "../schemas/ids.ts";
import { done } from "./common-answers.ts";

/** Points without a day (decision 112). Visitors never find them. */
export const ideasEndpoints = {
  save: defineEndpoint("POST", "idea", {
    body: ideaSave,
    answer: idea,
    access: privately(tripEditor(["idea", "id"], ["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  remove: defineEndpoint("DELETE", "idea/{id}", {
    answer: done,
    access: privately(tripEditor(["idea", "id"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  toDays: defineEndpoint("POST", "idea/to-days", {
    body: z.object({ tripId: id, ideas: ideasToDays }),
    answer: done,
    access: privately(tripEditor(["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  fromDays: defineEndpoint("POST", "idea/from-days", {
    body: z.object({ tripId: id, points: pointsToIdeas }),
    answer: done,
    access: privately(tripEditor(["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
};
