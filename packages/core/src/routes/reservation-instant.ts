import { addDays, type DateTimeText, dayOf, timeOf } from "../basics/dates.ts";
import { instantOf } from "../basics/zoned-time.ts";
import type { Point } from "../points/point.ts";

/**
 * The instant (milliseconds since 1970, UTC) of a stop's reservation: on the route's date, or on the next day when it is
 * before the route's start, by the clocks of the place's zone (decisions 5). Null without one. Where clocks show less
 * than at the start though it is later, as on a flight over the date line, the route's date stands.
 */
export function reservationInstant(
  { reservationTime }: Pick<Point, "reservationTime">,
  date: DateTimeText,
  zone: string,
  /** When the route starts, as an instant. */
  start: number,
): number | null {
  if (reservationTime === null) return null;
  const on = (day: string) => instantOf(`${day} ${reservationTime}`, zone);
  const sameDay = on(dayOf(date));
  const isBefore = reservationTime < timeOf(date) && sameDay < start;
  return isBefore ? on(addDays(dayOf(date), 1)) : sameDay;
}
