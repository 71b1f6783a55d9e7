import { endpoints } from "@castor/core/endpoints.ts";
import { sortSummaries } from "@castor/core/trips/sort-summaries.ts";
import { summarize, type TripMode, type TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useMemo } from "react";
import { useToday } from "../device/use-today.ts";
import type { ApiError } from "./http/api-error.ts";
import { toApiError } from "./http/api-error.ts";
import { withCache } from "./http/cache/remember-answer.ts";
import { callEndpoint } from "./http/call-endpoint.ts";
import { useConnection } from "./http/connection.ts";
import { keyOf, markChanged, queryClient } from "./http/query-client.ts";
import { type Read, useRead } from "./http/use-read.ts";
import { isTemporaryId } from "./trip-changes/temporary-ids.ts";
import { tripQueueOf } from "./trip-changes/trip-change-queues.ts";
import { useUnsentTrips } from "./trip-changes/unsent/unsent-changes.ts";

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
  const isOfMode = ({ section }: TripSummary) => mode === "all" || section === mode;
  const isStored = read.state === "error" && stored.state === "ready";
  const unsent = useUnsentSummaries();
  return withUnsent(
    isStored ? { ...stored, data: stored.data.filter(isOfMode) } : read,
    unsent,
    isOfMode,
  );
}

interface UnsentSummary {
  summary: TripSummary;
  /** The server does not have the trip yet. */
  isMade: boolean;
}

/** The trips with changes that wait to be sent, as the list shows trips. */
function useUnsentSummaries(): UnsentSummary[] {
  const today = useToday();
  const trips = useUnsentTrips();
  return useMemo(
    () =>
      trips.flatMap(({ changes, isMade, show }) => {
        // What needs a decision may be older than the server's trip.
        const isWaiting = isMade || changes.some(({ blocked }) => !blocked);
        const trip = isWaiting ? show() : null;
        return trip ? [{ summary: summarize(trip, today), isMade }] : [];
      }),
    [trips, today],
  );
}

function withUnsent(
  read: Read<TripSummary[]>,
  unsent: readonly UnsentSummary[],
  isOfMode: (trip: TripSummary) => boolean,
): Read<TripSummary[]> {
  const made = unsent.filter(({ isMade }) => isMade).map(({ summary }) => summary);
  const hasList = read.state === "ready" || (read.state === "error" && made.length > 0);
  if (unsent.length === 0 || !hasList) return read;
  const changed = new Map(unsent.map(({ summary }) => [summary.id, summary]));
  const listed = (read.data ?? []).map((trip) => changed.get(trip.id) ?? trip);
  return { ...read, state: "ready", data: sortSummaries([...made, ...listed].filter(isOfMode)) };
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
