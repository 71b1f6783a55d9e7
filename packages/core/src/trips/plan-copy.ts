import type { Route } from "../routes/route.ts";
import { addDays, type DateText, dayOf, daysBetween } from "../time/dates.ts";

/** What somebody wants of a copy (specification#trip-copy). */
export interface CopyWish {
  /** The first day of the copy. Null: the dates stay. */
  startDate: DateText | null;
  /** The copy begins on the nearest day with the weekday of the original. */
  keepsWeekdays: boolean;
  /** The days to copy. Null: all. */
  routeIds: readonly string[] | null;
}

export const wholeCopy: CopyWish = { startDate: null, keepsWeekdays: false, routeIds: null };

/** The copy that a wish leads to. */
export interface PlannedCopy {
  /** The days that are copied, in order. */
  chosen: readonly string[];
  /** The first day of the original that is copied. Null: none is. */
  firstDay: DateText | null;
  /** The date of each day in the copy, by its id, also of days that are not chosen. */
  dates: ReadonlyMap<string, DateText>;
  /** What `trip/copy` is asked for. */
  query: { startDate?: DateText; routeIds?: string };
}

const weekLength = 7;

/**
 * The first day that is proposed for the copy of a past trip: the next one after today with the weekday of the original.
 * Null for a trip to come, whose dates may stay.
 */
export function proposeStart(firstDay: DateText | null, today: DateText): DateText | null {
  if (firstDay === null || firstDay >= today) return null;
  return addDays(today, weekLength - (daysBetween(firstDay, today) % weekLength));
}

/** Plans a copy of these days. `routes` are in order. */
export function planCopy(
  routes: readonly Pick<Route, "id" | "date">[],
  { startDate, keepsWeekdays, routeIds }: CopyWish,
): PlannedCopy {
  const taken = routes.filter(({ id }) => routeIds?.includes(id) ?? true);
  const first = taken[0];
  const firstDay = first ? dayOf(first.date) : null;
  const asked = firstDay && startDate ? daysBetween(firstDay, startDate) : 0;
  const shift = keepsWeekdays ? Math.round(asked / weekLength) * weekLength : asked;
  const chosen = taken.map(({ id }) => id);
  return {
    chosen,
    firstDay,
    dates: new Map(routes.map(({ id, date }) => [id, addDays(dayOf(date), shift)])),
    query: {
      ...(firstDay && startDate ? { startDate: addDays(firstDay, shift) } : {}),
      ...(chosen.length < routes.length ? { routeIds: chosen.join(",") } : {}),
    },
  };
}
