import * as z from "zod/mini";
import { defineEndpoint, privately, tripMember } from "../endpoint.ts";
import { presenceSave } from "../members/presence.ts";
import { id } from "../schemas/ids.ts";
import { tripEvent } from "../trips/trip-event.ts";
import { done } from "./common-answers.ts";

/** What others change, at once (decision 123), and where they are (decision 125). */
export const liveEndpoints = {
  follow: defineEndpoint("GET", "trip/{tripId}/stream", {
    // A name that the window makes, by which it says where it is.
    query: z.object({ window: z.optional(id) }),
    answer: tripEvent,
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips"],
    isStream: true,
  }),
  // Changes nothing of the trip. A window without a stream says nothing by it.
  place: defineEndpoint("POST", "trip/presence", {
    body: presenceSave,
    answer: done,
    access: privately(tripMember(["trip", "tripId"])),
  }),
};
