import type { Trip } from "@castor/core/trips/trip.ts";

type Apply = (trip: Trip) => Trip;

/**
 * True when a change may be sent before a deferred one that was made earlier: the trip becomes the same in either order,
 * and the deferred change still changes something. `trip` is the trip without either.
 */
export function canSendBefore(trip: Trip, deferred: Apply, change: Apply): boolean {
  const alone = change(trip);
  const both = JSON.stringify(deferred(alone));
  return both === JSON.stringify(change(deferred(trip))) && both !== JSON.stringify(alone);
}
