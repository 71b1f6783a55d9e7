import { type Booking, type BookingEnd, newBooking } from "../src/bookings/booking.ts";
import type { BookingKind } from "../src/bookings/booking-kinds.ts";
import type { Point } from "../src/points/point.ts";
import { timeOf } from "../src/time/dates.ts";

/** An end of a booking as "2027-05-03 23:10 Europe/Berlin"; without a zone it is that of the place. */
function bookingEnd(text: string | null): BookingEnd | null {
  if (text === null) return null;
  const [day = "", time = "", zone = null] = text.split(" ");
  return { at: `${day} ${time}`, zone, terminal: "", gate: "" };
}

/** The fields of a stop with a booking: the departure is its reservation. */
export function booked(
  kind: BookingKind,
  departs: string | null,
  arrives: string | null,
  changes: Partial<Booking> = {},
): Pick<Point, "booking" | "reservationTime"> {
  const [departure, arrival] = [bookingEnd(departs), bookingEnd(arrives)];
  return {
    booking: { ...newBooking, kind, departure, arrival, ...changes },
    reservationTime: departure && timeOf(departure.at),
  };
}
