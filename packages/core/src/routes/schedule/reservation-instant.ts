import type { Point } from "../../points/point.ts";
import { addDays, type DateTimeText, dayOf, timeOf } from "../../time/dates.ts";
import { instantOf } from "../../time/zoned-time.ts";

const dayMs = 86_400_000;

/** What a reservation follows from. */
export type ReservedPoint = Pick<Point, "reservationTime"> & Partial<Pick<Point, "booking">>;

/**
 * The instant (milliseconds since 1970, UTC) of a stop's reservation in the place's zone: on the route's date, or on
 * the next day if it is before the route's start (specification#reservation). Null without a reservation. If local time at the place
 * is behind the start although it is later, as on a flight over the date line, it is on the route's date. A booking that begins on
 * its day has its own date and zone. The begin of a cancelled one is no reservation.
 */
export function reservationInstant(
  point: ReservedPoint,
  date: DateTimeText,
  zone: string,
  /** The start of the route as an instant. */
  start: number,
  /** The last arrival by a booked journey: another one may follow it on the next date. */
  landed = start,
): number | null {
  const { reservationTime, booking } = point;
  if (reservationTime === null || (booking?.isCancelled && booking.departure)) return null;
  const departs = departureInstant(point, zone);
  if (departs !== null && isOnItsDay(point, departs, date, start, landed)) return departs;
  const on = (day: string) => instantOf(`${day} ${reservationTime}`, zone);
  const sameDay = on(dayOf(date));
  const isBefore = reservationTime < timeOf(date) && sameDay < start;
  return isBefore ? on(addDays(dayOf(date), 1)) : sameDay;
}

/** The begin of a stop's booking, by its own date. Null without one, for a cancelled one, and for a stay, which has its nights. */
export function departureInstant({ booking }: ReservedPoint, zone: string): number | null {
  if (!booking || booking.isCancelled || booking.kind === "stay") return null;
  const { departure } = booking;
  return departure ? instantOf(departure.at, departure.zone ?? zone) : null;
}

/** True for a begin on the date of its day, within a day after its start, or after the journey before it. */
export function isOnItsDay(
  { booking }: ReservedPoint,
  departs: number,
  date: DateTimeText,
  start: number,
  landed = start,
): boolean {
  if (booking?.departure && dayOf(booking.departure.at) === dayOf(date)) return true;
  return [start, landed].some((from) => departs >= from && departs - from < dayMs);
}
