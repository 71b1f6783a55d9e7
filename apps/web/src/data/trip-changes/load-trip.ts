import { endpoints } from "@castor/core/endpoints.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { QueryKey } from "@tanstack/react-query";
import { callTagged } from "../http/call-endpoint.ts";
import { queryClient } from "../http/query-client.ts";

/** The trip as the server has it now, with its ETag. */
export interface TaggedTrip {
  trip: Trip;
  tag: string | null;
}

/** Reads a trip into the query cache. Throws an `ApiError`. */
export async function loadTrip(tripId: string, key: QueryKey): Promise<TaggedTrip> {
  const { answer: trip, tag } = await callTagged(endpoints.trips.get, { id: tripId });
  queryClient.setQueryData<Trip>(key, trip);
  return { trip, tag };
}
