import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import { sortSummaries } from "@castor/core/trips/sort-summaries.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { summarize, type TripMode, type TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../device/use-today.ts";
import type { ApiError } from "./http/api-error.ts";
import { toApiError } from "./http/api-error.ts";
import { withCache } from "./http/cache/remember-answer.ts";
import { callEndpoint } from "./http/call-endpoint.ts";
import { useConnection } from "./http/connection.ts";
import { keyOf, markChanged, queryClient, readOptions } from "./http/query-client.ts";
import { type Read, useRead } from "./http/use-read.ts";
import { isTemporaryId } from "./trip-changes/temporary-id.ts";
import { tripQueueOf } from "./trip-changes/trip-change-queues.ts";
import { useUnsentTrips } from "./trip-changes/unsent/unsent-changes.ts";

const { list, get, remove } = tripsEndpoints;

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
  const isOfMode = ({ section }: TripSummary) => mode === "all" || section === mode;
  const isStored = read.state === "error" && stored.state === "ready";
  const { made, changed } = useUnsentSummaries();
  const known = isStored ? { ...stored, data: stored.data.filter(isOfMode) } : read;
  const hasList = known.state === "ready" || (known.state === "error" && made.length > 0);
  if (made.length + changed.size === 0 || !hasList) return known;
  const listed = (known.data ?? []).map((trip) => {
    const { members, isShared } = trip;
    // The trip does not say who else there is.
    return { ...trip, ...changed.get(trip.id), members, isShared };
  });
  return { ...known, state: "ready", data: sortSummaries([...made, ...listed].filter(isOfMode)) };
}

/** True when a trip of another person is known to be in the list of all trips, which is not read for that. */
export function hasTripsOfOthers(listed: readonly TripSummary[] = []): boolean {
  const all = queryClient.getQueryData<TripSummary[]>(keyOf(list, { mode: "all" })) ?? [];
  return [...all, ...listed].some(({ role }) => role !== "owner");
}

const dataOf = (results: readonly { data: Trip | undefined }[]) => results.map(({ data }) => data);

/** The trips with changes that are not sent yet, as the list shows trips: those that the server lacks, and others by id. */
function useUnsentSummaries(): {
  made: readonly TripSummary[];
  changed: ReadonlyMap<string, TripSummary>;
} {
  const today = useToday();
  const unsent = useUnsentTrips();
  // The trip's page reads it in the same way, also without a network.
  const queries = unsent.map(({ tripId }) => ({
    ...readOptions(get, { id: tripId }),
    enabled: !isTemporaryId(tripId),
  }));
  const trips = useQueries({ queries, combine: dataOf }, queryClient);
  return useMemo(() => {
    const made = unsent.flatMap((one) => (one.made ? [summarize(one.made, today)] : []));
    const changed = unsent.flatMap(({ apply }, index) => {
      const trip = trips[index];
      return trip ? [summarize(apply(trip), today)] : [];
    });
    return { made, changed: new Map(changed.map((summary) => [summary.id, summary])) };
  }, [unsent, trips, today]);
}

/** Gives up a trip that is not sent yet, with its changes. */
async function discardMade(id: string): Promise<void> {
  const queue = tripQueueOf(id);
  await queue.reread();
  for (const { change } of queue.entries.all)
    if (change.name === "trips.add") await queue.discard(change.id);
}

/** Deletes a trip, optimistically: it returns to the lists when the server refuses. Answers the error, or null. */
export async function removeTrip(id: string): Promise<ApiError | null> {
  if (isTemporaryId(id)) {
    await discardMade(id);
    return null;
  }
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
