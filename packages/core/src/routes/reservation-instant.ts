import { addDays, type DateTimeText, dayOf, timeOf } from "../basics/dates.ts";
import { instantOf } from "../basics/zoned-time.ts";
import type { Point } from "../points/point.ts";

/**
 * The instant (milliseconds since 1970, UTC) of a stop's reservation: on the route's date, or on the next day when its
 * time of day is before the route's start, by the clocks of the place's zone (decisions 5). Null without one.
 */
export function reservationInstant(
  { reservationTime }: Pick<Point, "reservationTime">,
  date: DateTimeText,
  zone: string,
): number | null {
  if (reservationTime === null) return null;
  const day = reservationTime < timeOf(date) ? addDays(dayOf(date), 1) : dayOf(date);
  return instantOf(`${day} ${reservationTime}`, zone);
}
