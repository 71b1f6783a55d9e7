import { bookingOf, listBookedPlaces } from "@castor/core/bookings/booked-places.ts";
import type { Booking } from "@castor/core/bookings/booking.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { listKnown } from "@castor/core/imports/confirmed-bookings.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";
import type { Confirmations } from "./confirmations.ts";

/** What tells a booking from the others of an import. */
const keyOf = (name: string, { kind, number, code, seat, operator, departure }: Booking): string =>
  JSON.stringify([name, kind, number, code, seat, operator, departure?.at]);

const keyOfRead = (read: ReadBooking): string =>
  keyOf(listBookedPlaces([read])[0]?.name ?? "", bookingOf(read));

type ReadTrip = Pick<Trip, "routes" | "canEdit" | "role" | "seesMoney">;

/**
 * Puts the files of confirmations into the queue of uploads, each for the places that it books. `made` is what was imported, `open` the
 * trip that has some of the bookings already. A file with a price is not for members without money; who imports it without seeing money
 * knows it anyway, and keeps it in sight. It is done when all of them are stored, and tells whether none was refused.
 */
export async function keepConfirmations(
  { bookings, files }: Pick<Confirmations, "bookings" | "files">,
  made: Pick<Trip, "routes">,
  { tripId, open }: { tripId: string; open: ReadTrip | null },
): Promise<boolean> {
  const known = new Map(
    (open ? listKnown({ bookings }, open) : []).map(({ read, point }) => [read, point.linkId]),
  );
  const fresh = new Map(
    made.routes
      .flatMap(({ points }) => points)
      .flatMap(({ name, booking, linkId }) =>
        booking ? [[keyOf(name, booking), linkId] as const] : [],
      ),
  );
  const placesOf = Map.groupBy(
    bookings.flatMap((read, index) => {
      const linkId = known.get(read) ?? fresh.get(keyOfRead(read));
      return linkId === undefined ? [] : (files[index] ?? []).map((file) => ({ file, linkId }));
    }),
    ({ file }) => file,
  );
  const hidesMoney = open === null || seesMoneyOf(open);
  const adding = [...placesOf].map(async ([file, places]) => {
    const [first, ...others] = [...new Set(places.map(({ linkId }) => linkId))];
    if (first === undefined) return true;
    const showsMoney =
      hidesMoney &&
      bookings.some(({ price }, index) => price !== null && files[index]?.includes(file));
    const alsoAt = others.map((thingId) => ({
      ...{ kind: "place" as const, showsMoney },
      thingId,
    }));
    const place = { tripId, kind: "place" as const, thingId: first, showsMoney, alsoAt };
    const refused = await uploadQueue()?.add([file], place, { isOriginal: true, isStep: false });
    return refused === null;
  });
  return (await Promise.all(adding)).every(Boolean);
}
