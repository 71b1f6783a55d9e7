import { type BookingUpdate, pairBooked, updateOf } from "../bookings/find-booked.ts";
import type { ReadBooking } from "../bookings/read-booking.ts";
import type { Point } from "../points/point.ts";
import type { Trip } from "../trips/trip.ts";
import type { DateOrder } from "./date-order.ts";
import { type ImportedNames, importOfBookings } from "./import-of-bookings.ts";
import type { ImportedTrip } from "./imported-trip.ts";

/** What was read of some confirmations. */
export interface ConfirmedBookings {
  bookings: readonly ReadBooking[];
  /** How dates of two readings are read. */
  order: DateOrder;
  /** Not all of a confirmation was read. */
  isPartly: boolean;
  names: ImportedNames;
}

/** A stop of the trip that has a booking already, and what a confirmation changes of it. Null: nothing. */
export interface KnownBooking {
  read: ReadBooking;
  point: Point;
  update: BookingUpdate | null;
}

/** The bookings of confirmations that a trip has already. */
export const listKnown = (
  { bookings }: Pick<ConfirmedBookings, "bookings">,
  trip: Pick<Trip, "routes">,
): KnownBooking[] =>
  pairBooked(trip, bookings).map(({ read, point }) => ({
    ...{ read, point },
    update: updateOf(point, read),
  }));

/** The trip that the confirmations tell, without what `trip` has already. */
export function tripOfConfirmations(
  { bookings, names, isPartly, order }: ConfirmedBookings,
  trip: Pick<Trip, "routes"> | null,
): ImportedTrip {
  const known = new Set(trip ? listKnown({ bookings }, trip).map(({ read }) => read) : []);
  const fresh = bookings.filter((read) => !known.has(read));
  return importOfBookings(fresh, names, { isPartly, order });
}
