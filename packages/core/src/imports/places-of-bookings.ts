import { bookingOf, listBookedPlaces } from "../bookings/booked-places.ts";
import type { Booking } from "../bookings/booking.ts";
import type { ReadBooking } from "../bookings/read-booking.ts";
import type { Trip } from "../trips/trip.ts";
import { listKnown } from "./confirmed-bookings.ts";

/** What tells a booking from the others of an import. */
const keyOf = (name: string, { kind, number, code, seat, operator, departure }: Booking): string =>
  JSON.stringify([name, kind, number, code, seat, operator, departure?.at]);

const keyOfRead = (read: ReadBooking): string =>
  keyOf(listBookedPlaces([read])[0]?.name ?? "", bookingOf(read));

/**
 * Finds the stop of each of some bookings once they are put in. `made` is what was imported, `open` the trip that had some of the bookings
 * before.
 */
export function findStopsOf(
  bookings: readonly ReadBooking[],
  made: Pick<Trip, "routes"> | null,
  open: Pick<Trip, "routes"> | null,
): (read: ReadBooking) => { id: string; linkId: string } | undefined {
  const known = new Map(
    (open ? listKnown({ bookings }, open) : []).map(({ read, point }) => [read, point]),
  );
  const fresh = new Map(
    (made?.routes ?? [])
      .flatMap(({ points }) => points)
      .flatMap((point) =>
        point.booking ? [[keyOf(point.name, point.booking), point] as const] : [],
      ),
  );
  return (read) => known.get(read) ?? fresh.get(keyOfRead(read));
}
