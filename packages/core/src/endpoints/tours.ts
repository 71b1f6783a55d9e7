import * as z from "zod/mini";
import { defineEndpoint, signedIn } from "../endpoint.ts";
import { tourId, tourOutcome } from "../tours/tours.ts";

export const toursEndpoints = {
  list: defineEndpoint("GET", "tours", {
    answer: z.array(tourId),
    access: signedIn,
    reads: ["tours"],
  }),
  finish: defineEndpoint("POST", "tours/finish", {
    body: z.object({ tourId, status: tourOutcome }),
    answer: z.array(tourId),
    access: signedIn,
    changes: ["tours"],
  }),
  reset: defineEndpoint("DELETE", "tours/reset", {
    answer: z.array(tourId),
    access: signedIn,
    changes: ["tours"],
  }),
};
