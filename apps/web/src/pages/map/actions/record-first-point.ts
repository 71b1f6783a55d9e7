import type { Trip } from "@castor/core/trips/trip.ts";
import { recordStep } from "../../../data/analytics.ts";

/** Records the first point of a trip, before it is added. */
export function recordFirstPoint(trip: Trip | undefined): void {
  if (trip?.routes.every(({ points }) => points.length === 0)) recordStep("first point");
}
