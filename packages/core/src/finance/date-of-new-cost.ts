import type { DateText } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";

/** The date of a cost that is written down today: on a day of the trip that day, else none. */
export function dateOfNewCost(
  { startDate, endDate }: Pick<Trip, "startDate" | "endDate">,
  today: DateText,
): DateText | null {
  const isOn = startDate !== null && endDate !== null && startDate <= today && today <= endDate;
  return isOn ? today : null;
}
