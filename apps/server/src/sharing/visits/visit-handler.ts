import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { TripContext } from "../../http/calls/context.ts";
import type { TripVisitCounter } from "./trip-visit-counter.ts";
import { loadVisits } from "./visit-store.ts";

type VisitHandler = Handlers<typeof endpoints.trips, TripContext>["visits"];

/** The counts of a trip, with the openings that this process has not stored yet. */
export const createVisitHandler =
  (counter: TripVisitCounter): VisitHandler =>
  async ({ id }, { queries }) => {
    const { opened, copied } = await loadVisits(queries, id);
    return { opened: opened + counter.waitingFor(id), copied };
  };
