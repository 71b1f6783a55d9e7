import { findStopsOf } from "@castor/core/imports/places-of-bookings.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";
import type { Confirmations } from "./confirmations.ts";

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
  const stopOf = findStopsOf(bookings, made, open);
  const placesOf = Map.groupBy(
    bookings.flatMap((read, index) => {
      const linkId = stopOf(read)?.linkId;
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
