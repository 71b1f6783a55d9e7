import { distanceBetween, type Position } from "../../geo/position.ts";
import type { DateText } from "../../time/dates.ts";
import type { Trip } from "../../trips/trip.ts";
import { datesOf } from "../../trips/trip-dates.ts";
import { pairBooked } from "../find-booked.ts";
import type { ReadBooking } from "../read-booking.ts";
import { isOnDates } from "./is-on-dates.ts";

/** Who travels there passes some place of the trip at no greater distance: airports serve regions. */
const nearM = 300_000;

const daysOf = (bookings: readonly ReadBooking[]): DateText[] =>
  bookings
    .flatMap(({ departure, arrival }) => [departure?.date, arrival?.date])
    .filter((day) => day !== undefined)
    .toSorted();

const placesOf = (bookings: readonly ReadBooking[]): Position[] =>
  bookings.flatMap(({ from, to }) => [from?.position, to?.position].filter((place) => !!place));

const holds = ({ routes }: FittedTrip, days: readonly DateText[]): boolean =>
  isOnDates({ startDate: days[0] ?? null, endDate: days.at(-1) ?? null }, datesOf(routes));

type FittedTrip = Pick<Trip, "id" | "name" | "routes">;

/** Whether a trip is where some places are. Null: it has no places, or none are told. */
function isNear({ routes }: FittedTrip, places: readonly Position[]): boolean | null {
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
  const days = daysOf(bookings);
  const places = placesOf(bookings);
  const held = trips.filter((trip) => holds(trip, days));
  const ranks = [
    trips.filter((trip) => pairBooked(trip, bookings).length > 0),
    held.filter((trip) => isNear(trip, places) === true),
    held.filter((trip) => isNear(trip, places) === null),
  ];
  const best = ranks.find((fitting) => fitting.length > 0) ?? [];
  return best.length === 1 ? (best[0] ?? null) : null;
}
