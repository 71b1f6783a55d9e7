import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { queryClient, readOptions } from "./http/query-client.ts";
import { isTemporaryId } from "./trip-changes/temporary-id.ts";

const combine = (results: readonly UseQueryResult<Trip>[]) => ({
  trips: results.flatMap(({ data }) => data ?? []),
  isReading: results.some(({ isLoading }) => isLoading),
});

/** Several trips as the server has them; without those that cannot be read. */
export function useWholeTrips(ids: readonly string[]): { trips: Trip[]; isReading: boolean } {
  const queries = ids.map((id) => ({
    ...readOptions(tripsEndpoints.get, { id }),
    enabled: !isTemporaryId(id),
  }));
  return useQueries({ queries, combine }, queryClient);
}
