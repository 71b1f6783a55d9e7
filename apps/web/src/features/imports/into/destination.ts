import { findDayOn } from "@castor/core/imports/find-day-on.ts";
import type { PlannedDay } from "@castor/core/imports/planned-trip.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { addDays, type DateText, dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/**
 * Where what is read goes (specification#import-into-trip): a new trip; the days of the open trip on the dates of the file, or new ones
 * where it has none; new days after its last one; or one of its days; or its ideas.
 */
export type Destination =
  | { kind: "newTrip" | "byDate" | "after" | "ideas" }
  | { kind: "day"; routeId: string };

/** The open trip, and the day in view, if it is one. */
export interface OpenTrip {
  trip: Trip;
  dayId: string | null;
}

/** What is proposed: the dates of a file that tells some, else the day in view, else new days. */
export function proposeDestination(open: OpenTrip | null, isDated: boolean): Destination {
  if (open === null) return { kind: "newTrip" };
  if (isDated || open.trip.routes.length === 0) return { kind: "byDate" };
  return open.dayId === null ? { kind: "after" } : { kind: "day", routeId: open.dayId };
}

const findDay = (open: OpenTrip | null, id: string): Route | undefined =>
  open?.trip.routes.find((route) => route.id === id);

/** The first day that a destination gives; null where it may be chosen. */
export function firstDayOf(destination: Destination, open: OpenTrip | null): DateText | null {
  if (destination.kind === "after") {
    const last = open?.trip.endDate ?? null;
    return last && addDays(last, 1);
  }
  if (destination.kind === "ideas") return open?.trip.startDate ?? null;
  const day = destination.kind === "day" ? findDay(open, destination.routeId) : undefined;
  return day ? dayOf(day.date) : null;
}

/** The day of the open trip that a day of the file joins, or its ideas; null where it becomes a new one. */
export function targetOf(
  { date }: Pick<PlannedDay, "date">,
  destination: Destination,
  open: OpenTrip | null,
): Route | "ideas" | null {
  if (destination.kind === "ideas") return "ideas";
  if (destination.kind === "day") return findDay(open, destination.routeId) ?? null;
  if (destination.kind !== "byDate") return null;
  return open && findDayOn(open.trip, date);
}
