import { endpoints } from "@castor/core/endpoints.ts";
import type { TripMode, TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ApiError } from "./api-error.ts";
import { toApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { keyOf, markChanged, queryClient } from "./query-client.ts";
import { type Read, useRead } from "./use-read.ts";

const { list, get, remove } = endpoints.trips;

/** The user's trips of a mode. What the whole list knows already shows until the answer comes. */
export function useTripList(mode: TripMode): Read<TripSummary[]> {
  const all = queryClient.getQueryData<TripSummary[]>(keyOf(list, { mode: "all" }));
  const meanwhile = mode === "all" ? undefined : all?.filter(({ section }) => section === mode);
  return useRead(list, { mode }, { meanwhile });
}

/** Deletes a trip: it leaves the lists at once, and comes back when the server refuses. Answers why it did. */
export async function removeTrip(id: string): Promise<ApiError | null> {
  const lists = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === list.path,
  };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<TripSummary[]>(lists);
  queryClient.setQueriesData<TripSummary[]>(lists, (trips) =>
    trips?.filter((trip) => trip.id !== id),
  );
  try {
    await callEndpoint(remove, { id });
    queryClient.removeQueries({ queryKey: keyOf(get, { id }) });
    return null;
  } catch (thrown) {
    for (const [key, trips] of before) queryClient.setQueryData(key, trips);
    return toApiError(thrown);
  } finally {
    void markChanged(remove.changes);
  }
}
