import type { Point } from "../../points/point.ts";
import { addDays, type DateTimeText, dayOf, timeOf } from "../../time/dates.ts";
import { instantOf } from "../../time/zoned-time.ts";

/**
 * The instant (milliseconds since 1970, UTC) of a stop's reservation in the place's zone: on the route's date, or on
 * the next day if it is before the route's start (specification#reservation). Null without a reservation. If local time at the place
 * is behind the start although it is later, as on a flight over the date line, it is on the route's date.
 */
export function reservationInstant(
  { reservationTime }: Pick<Point, "reservationTime">,
  date: DateTimeText,
  zone: string,
  /** The start of the route as an instant. */
  start: number,
): number | null {
  if (reservationTime === null) return null;
  const on = (day: string) => instantOf(`${day} ${reservationTime}`, zone);
  const sameDay = on(dayOf(date));
  const isBefore = reservationTime < timeOf(date) && sameDay < start;
  return isBefore ? on(addDays(dayOf(date), 1)) : sameDay;
}
