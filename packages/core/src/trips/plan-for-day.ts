import { type DateText, dayOf } from "../basics/dates.ts";
import type { Route } from "../routes/route.ts";

/** Which days of a trip matter on a day: those of that day, else the next ones; both are by date. */
export type DayPlan<T> = { when: "today" | "next"; routes: T[] } | { when: "none"; routes: [] };

/** The plan to show on the caller's today: today's days, else those of the next date; none once all are over. */
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
