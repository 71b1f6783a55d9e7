import type { Route } from "../routes/route.ts";
import { type DateText, dayOf } from "../time/dates.ts";
import type { Trip } from "./trip.ts";

/** Sorts routes by date. Routes of the same time keep their order, which is by creation (specification#trip-dates). */
export function sortRoutes<T extends Pick<Route, "date">>(routes: readonly T[]): T[] {
  return routes.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** A trip with days. */
export type DatedTrip = Trip & { startDate: DateText; endDate: DateText };

export const hasDates = (trip: Trip): trip is DatedTrip =>
  trip.startDate !== null && trip.endDate !== null;

/** The first and last date of a trip; null without routes (specification#trip-dates). */
export function datesOf(
  routes: readonly Pick<Route, "date">[],
): Pick<Trip, "startDate" | "endDate"> {
  const days = routes.map(({ date }) => dayOf(date)).toSorted();
  return { startDate: days[0] ?? null, endDate: days.at(-1) ?? null };
}
