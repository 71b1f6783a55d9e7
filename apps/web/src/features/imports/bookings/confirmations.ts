import { type BookingUpdate, pairBooked, updateOf } from "@castor/core/bookings/find-booked.ts";
import type { ReadBooking, ReadMoment } from "@castor/core/bookings/read-booking.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ImportNames } from "../parse/import-options.ts";
import type { ImportedTrip } from "../parse/imported-trip.ts";
import type { DateOrder } from "../parse/trip/find-date.ts";
import { importOfBookings } from "./import-of-bookings.ts";

/** What was read of the confirmations that somebody chose or pasted. */
export interface Confirmations {
  bookings: readonly ReadBooking[];
  /** The files of each booking, which are kept at its place; none of what was pasted. */
  files: readonly (readonly File[])[];
  /** How dates of two readings are read. */
  order: DateOrder;
  /** Not all of a confirmation was read. */
  isPartly: boolean;
  names: ImportNames;
}

/** A stop of the trip that has a booking already, and what a confirmation changes of it. Null: nothing. */
export interface KnownBooking {
  read: ReadBooking;
  point: Point;
  update: BookingUpdate | null;
}

/** The bookings of confirmations that a trip has already. */
export const listKnown = (
  { bookings }: Pick<Confirmations, "bookings">,
  trip: Pick<Trip, "routes">,
): KnownBooking[] =>
  pairBooked(trip, bookings).map(({ read, point }) => ({
    ...{ read, point },
    update: updateOf(point, read),
  }));

/** The trip that the confirmations tell, without what `trip` has already. */
export function tripOfConfirmations(
  { bookings, names, isPartly, order }: Confirmations,
  trip: Pick<Trip, "routes"> | null,
): ImportedTrip {
  const known = new Set(trip ? listKnown({ bookings }, trip).map(({ read }) => read) : []);
  const fresh = bookings.filter((read) => !known.has(read));
  return importOfBookings(fresh, names, { isPartly, order });
}

const otherDay = (moment: ReadMoment | null): ReadMoment | null =>
  moment?.otherDate ? { ...moment, date: moment.otherDate, otherDate: moment.date } : moment;

/** The confirmations with their dates in the other order of day and month, where nothing tells which is meant. */
export const inOtherOrder = (read: Confirmations): Confirmations => ({
  ...read,
  order: read.order === "dayFirst" ? "monthFirst" : "dayFirst",
  bookings: read.bookings.map((booking) => ({
    ...booking,
    departure: otherDay(booking.departure),
    arrival: otherDay(booking.arrival),
  })),
});
