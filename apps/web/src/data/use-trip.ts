import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import type { ChangeAnswer } from "@castor/core/changes/change-rows.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useSyncExternalStore } from "react";
import { errorOfMissing } from "./http/api-error.ts";
import { type Read, useRead } from "./http/use-read.ts";
import { readFirstAnswer } from "./read-first-answer.ts";
import { tripHistoryOf } from "./trip-changes/history/trip-histories.ts";
import type { ChangeOutcome, RunOptions } from "./trip-changes/queue-entry.ts";
import { isTemporaryId } from "./trip-changes/temporary-id.ts";
import { tripQueueOf } from "./trip-changes/trip-change-queues.ts";

/** What all screens of a trip read: the trip with its unsent changes applied. */
export function useTrip(tripId: string): Read<Trip> & { isSaving: boolean } {
  const queue = tripQueueOf(tripId);
  const isSaving = !useSyncExternalStore(queue.subscribe, () => queue.isIdle);
  const id = useSyncExternalStore(queue.subscribe, () => queue.currentId(tripId));
  const isNew = isTemporaryId(id);
  const input = isNew ? null : { id };
  const read = useRead(tripsEndpoints.get, input, {
    isPaused: isSaving,
    isShared: true,
    first: () => readFirstTrip(id),
  });
  const shown = useSyncExternalStore(queue.subscribe, queue.read);
  // The stored changes are part of the trip: without them a cold start would show it as it was before.
  const isComplete = useSyncExternalStore(queue.subscribe, () => queue.entries.isRead);
  const { reload } = read;
  if (isNew && isComplete)
    return shown
      ? { state: "ready", data: shown, error: null, reload, asOf: null, isSaving }
      : { state: "error", data: undefined, error: errorOfMissing(), reload, asOf: null, isSaving };
  if (read.state !== "ready") return { ...read, isSaving };
  if (!isComplete)
    return { state: "loading", data: undefined, error: null, reload, asOf: null, isSaving };
  return { ...read, data: shown ?? read.data, isSaving };
}

/** The trip that came with its page, as visitors see it (docs/decisions/068). */
function readFirstTrip(id: string): Trip | undefined {
  const trip = readFirstAnswer(tripsEndpoints.get);
  return trip?.id === id ? trip : undefined;
}

/** Runs a change of a trip, which can be undone; `core/changes` lists what there is to change. */
export function useTripChange(
  tripId: string,
): <B extends ChangeBody>(
  body: B,
  options?: RunOptions,
) => Promise<ChangeOutcome<ChangeAnswer<B["name"]>>> {
  return useCallback((body, options) => tripHistoryOf(tripId).run(body, options), [tripId]);
}

/** The newest id of a thing: for a selection that outlives the answer. */
export function useCurrentId(tripId: string, id: string): string {
  const queue = tripQueueOf(tripId);
  return useSyncExternalStore(queue.subscribe, () => queue.currentId(id));
}
