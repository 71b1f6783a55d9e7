import type { Route } from "../routes/route.ts";
import { type DateText, dayOf } from "../time/dates.ts";

/** The days of a trip that matter on a date: its days, else those of the next date. */
export type DayPlan<T> = { when: "today" | "next"; routes: T[] } | { when: "none"; routes: [] };

/** The plan for today in the caller's zone: today's days, else those of the next date. None when all are over. */
export function planForDay<T extends Pick<Route, "date">>(
  routes: readonly T[],
  today: DateText,
): DayPlan<T> {
  const coming = routes
    .filter(({ date }) => dayOf(date) >= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const first = coming[0];
  if (!first) return { when: "none", routes: [] };
  const day = dayOf(first.date);
  return {
    when: day === today ? "today" : "next",
    routes: coming.filter(({ date }) => dayOf(date) === day),
  };
}
