import { defineEndpoint, privately, tripMember } from "../endpoint.ts";
import { tripEvent } from "../trips/trip-event.ts";

/** What others change, at once (decision 123). */
export const liveEndpoints = {
  follow: defineEndpoint("GET", "trip/{tripId}/stream", {
    answer: tripEvent,
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips"],
    isStream: true,
  }),
};
