import { addDays, type DateText, daysBetween, isDate } from "../time/dates.ts";

interface Dated {
  date: DateText | null;
}

const firstOf = (dates: readonly DateText[]) => dates.toSorted()[0];

/** The first date that a file tells; null when it tells none. */
export const findFirstDate = (days: readonly Dated[]): DateText | null =>
  firstOf(days.flatMap(({ date }) => date ?? [])) ?? null;

/**
 * The dates of the days of a file when the first of them is `first`. Dated days keep their distances; days without a date
 * follow after all others, one a day. Null when a date would leave the years of a trip.
 */
export function planDates(days: readonly Dated[], first: DateText): DateText[] | null {
  if (!isDate(first)) return null;
  const known = days.flatMap(({ date }) => date ?? []);
  const start = firstOf(known);
  const last = known.toSorted().at(-1);
  let next = start && last ? daysBetween(start, last) + 1 : 0;
  const dates = days.map(({ date }) => {
    if (date && start) return addDays(first, daysBetween(start, date));
    next += 1;
    return addDays(first, next - 1);
  });
  return dates.every(isDate) ? dates : null;
}
