import { temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { canSendBefore } from "./can-send-before.ts";
import type { OptimisticTrip } from "./optimistic-trip.ts";
import type { QueueEntry } from "./queue-entry.ts";
import { mentions } from "./temporary-ids.ts";

/** The deferred changes before which a new change must not be sent. */
export function listToRelease(
  saved: Trip | undefined,
  entries: readonly QueueEntry[],
  change: TripChange,
  optimistic: OptimisticTrip,
): string[] {
  return entries.flatMap((entry) => {
    if (!entry.isDeferred) return [];
    const others = entries.filter((other) => other !== entry);
    const trip = saved && optimistic.applyAll(saved, others);
    const apply = (step: TripChange) => (before: Trip) => optimistic.apply(before, step);
    // The server refuses a change of what it does not have, also one that would change nothing.
    const needs = temporaryIdsOf(entry.change).some((id) => mentions(change, id));
    const canWait = trip && !needs && canSendBefore(trip, apply(entry.change), apply(change));
    return canWait ? [] : [entry.change.id];
  });
}
