import { endpoints } from "@castor/core/endpoints.ts";
import type { TripMode, TripSummary } from "@castor/core/trips/trip-summary.ts";
import type { ApiError } from "./http/api-error.ts";
import { toApiError } from "./http/api-error.ts";
import { withCache } from "./http/cache/remember-answer.ts";
import { callEndpoint } from "./http/call-endpoint.ts";
import { useConnection } from "./http/connection.ts";
import { keyOf, markChanged, queryClient } from "./http/query-client.ts";
import { type Read, useRead } from "./http/use-read.ts";

const { list, get, remove } = endpoints.trips;

/**
 * The user's trips of a mode. The cached list of all trips serves as placeholder data, and in place of a list that this
 * browser has not stored.
 */
export function useTripList(mode: TripMode): Read<TripSummary[]> {
  const all = queryClient.getQueryData<TripSummary[]>(keyOf(list, { mode: "all" }));
  const meanwhile = mode === "all" ? undefined : all?.filter(({ section }) => section === mode);
  const isOnline = useConnection() === "online";
  const stored = useRead(list, isOnline || mode === "all" ? null : { mode: "all" });
  const read = useRead(list, { mode }, { meanwhile });
  if (read.state !== "error" || stored.state !== "ready") return read;
  return { ...stored, data: stored.data.filter(({ section }) => section === mode) };
}

/** Deletes a trip, optimistically: it returns to the lists when the server refuses. Answers the error, or null. */
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
    void withCache(({ forgetCachedTrip }) => forgetCachedTrip(id));
    return null;
  } catch (thrown) {
    for (const [key, trips] of before) queryClient.setQueryData(key, trips);
    return toApiError(thrown);
  } finally {
    void markChanged(remove.changes);
  }
}
