import * as z from "zod/mini";
import { defineEndpoint, tripReader } from "../endpoint.ts";
import { nearbyPlace } from "../services/places/nearby-place.ts";

export const placesEndpoints = {
  // What a browser stores to search without a network: this server's own data, never a provider's.
  around: defineEndpoint("GET", "places/around/{tripId}", {
    answer: z.array(nearbyPlace),
    access: tripReader(["trip", "tripId"]),
    reads: ["trips"],
  }),
};
