import type { Trip } from "@castor/core/trips/trip.ts";

type Step = (trip: Trip) => Trip;

/**
 * True when a change may reach the server before one that is held back, though it was made after it: the trip becomes
 * the same either way, and what is held still has its work to do then. `trip` is the trip without either.
 */
export function mayPass(trip: Trip, held: Step, change: Step): boolean {
  const alone = change(trip);
  const both = JSON.stringify(held(alone));
  return both === JSON.stringify(change(held(trip))) && both !== JSON.stringify(alone);
}
