import type { Trip } from "../trips/trip.ts";
import type { CheckContext } from "./check-context.ts";
import { createTripCheck } from "./create-trip-check.ts";
import type { Finding } from "./finding.ts";

/**
 * What cannot work in a trip, may fail, or is worth a look (specification#check), the worst first. Pure: the same trip and
 * context give the same findings.
 */
export function checkTrip(trip: Trip, context: CheckContext): Finding[] {
  return createTripCheck()(trip, context);
}
