import { distanceBetween, type Position } from "../../geo/position.ts";
import type { DateText } from "../../time/dates.ts";
import type { Trip } from "../../trips/trip.ts";
import { datesOf } from "../../trips/trip-dates.ts";
import { pairBooked } from "../find-booked.ts";
import type { ReadBooking } from "../read-booking.ts";
import { type Days, isOnDates } from "./is-on-dates.ts";

/** Who travels there passes some place of the trip at no greater distance: airports serve regions. */
const nearM = 300_000;

/** The days that some bookings tell, in order. */
export const daysOfRead = (bookings: readonly ReadBooking[]): DateText[] =>
  bookings
    .flatMap(({ departure, arrival }) => [departure?.date, arrival?.date])
    .filter((day) => day !== undefined)
    .toSorted();

/** The known places of some bookings. */
export const placesOfRead = (bookings: readonly ReadBooking[]): Position[] =>
  bookings.flatMap(({ from, to }) => [from?.position, to?.position].filter((place) => !!place));

/** Whether a trip is on all of some days, which are in order. */
export const isOnDatesOf = (trip: Days, days: readonly DateText[]): boolean =>
  isOnDates({ startDate: days[0] ?? null, endDate: days.at(-1) ?? null }, trip);

type FittedTrip = Pick<Trip, "id" | "name" | "routes">;

/** Whether a trip is where some places are. Null: it has no places, or none are told. */
export function isNear(
  { routes }: Pick<Trip, "routes">,
  places: readonly Position[],
): boolean | null {
  const points = routes.flatMap((route) => route.points);
  if (points.length === 0 || places.length === 0) return null;
  return points.some((point) => places.some((place) => distanceBetween(point, place) <= nearM));
}

/**
 * The trip that some confirmations belong to: the one that has such a booking already, else the one on these dates in this part of
 * the world, else the one on these dates of which no places are known. Null where there is none, or several.
 */
export function findFittingTrip<T extends FittedTrip>(
  trips: readonly T[],
  bookings: readonly ReadBooking[],
): T | null {
  const days = daysOfRead(bookings);
  const places = placesOfRead(bookings);
  const held = trips.filter(({ routes }) => isOnDatesOf(datesOf(routes), days));
  const ranks = [
    trips.filter((trip) => pairBooked(trip, bookings).length > 0),
    held.filter((trip) => isNear(trip, places) === true),
    held.filter((trip) => isNear(trip, places) === null),
  ];
  const best = ranks.find((fitting) => fitting.length > 0) ?? [];
  return best.length === 1 ? (best[0] ?? null) : null;
}
