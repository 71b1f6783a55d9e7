import type { ReadMoment } from "@castor/core/bookings/read-booking.ts";
import type { ConfirmedBookings } from "@castor/core/imports/confirmed-bookings.ts";
import { otherOrder } from "@castor/core/imports/date-order.ts";

/** What was read of the confirmations that somebody chose or pasted. */
export interface Confirmations extends ConfirmedBookings {
  /** The files of each booking, which are kept at its place; none of what was pasted. */
  files: readonly (readonly File[])[];
}

const otherDay = (moment: ReadMoment | null): ReadMoment | null =>
  moment?.otherDate ? { ...moment, date: moment.otherDate, otherDate: moment.date } : moment;

/** The confirmations with their dates in the other order of day and month, where nothing tells which is meant. */
export const inOtherOrder = (read: Confirmations): Confirmations => ({
  ...read,
  order: otherOrder(read.order),
  bookings: read.bookings.map((booking) => ({
    ...booking,
    departure: otherDay(booking.departure),
    arrival: otherDay(booking.arrival),
  })),
});
