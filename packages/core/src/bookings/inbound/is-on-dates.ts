import { addDays, type DateText } from "../../time/dates.ts";

/** The first and the last day; null where none is told. */
export type Days = Record<"startDate" | "endDate", DateText | null>;

/** Whether some days are those of a trip. One leaves on the evening before the first day, and is home on the day after the last. */
export function isOnDates({ startDate, endDate }: Days, trip: Days): boolean {
  if (!startDate || !endDate || !trip.startDate || !trip.endDate) return false;
  return startDate >= addDays(trip.startDate, -1) && endDate <= addDays(trip.endDate, 1);
}
