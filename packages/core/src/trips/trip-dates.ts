import { dayOf } from "../basics/dates.ts";
import type { Route } from "../routes/route.ts";
import type { Trip } from "./trip.ts";

/** Routes as a trip lists them: by date; those of one moment stay as they came, which is by creation (decisions 4). */
export function sortRoutes<T extends Pick<Route, "date">>(routes: readonly T[]): T[] {
  return routes.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** A trip's first and last day, null without routes (decisions 4). */
export function datesOf(
  routes: readonly Pick<Route, "date">[],
): Pick<Trip, "startDate" | "endDate"> {
  const days = routes.map(({ date }) => dayOf(date)).toSorted();
  return { startDate: days[0] ?? null, endDate: days.at(-1) ?? null };
}
