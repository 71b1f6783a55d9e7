import { type DateText, dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";

/** The part of a trip that is checked. */
export type CheckedTrip = Pick<Trip, "routes" | "adults" | "kids" | "currency" | "financeItems">;

/** The dates of a trip's days in order, each once. */
export function listDates({ routes }: Pick<CheckedTrip, "routes">): DateText[] {
  return [...new Set(routes.map(({ date }) => dayOf(date)))].toSorted();
}
