import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { listSure } from "@castor/core/bookings/inbound/sure-bookings.ts";
import { mergeRead } from "@castor/core/bookings/merge-read.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { lockUser } from "../../account/user-store.ts";
import type { Queries } from "../../db/database.ts";
import { loadEditableTrips, loadFittingTrip } from "../fitting-trip-store.ts";
import { loadAddress } from "../inbound-address-store.ts";
import { type ClaimedInbound, clearInboundMail, saveReading } from "../inbound-mail-store.ts";
import { tellRead } from "../tell-inbound-store.ts";
import { type PlacedBookings, placeIntoTrip } from "./place-into-trip.ts";
import type { PlacingParts } from "./placing-parts.ts";
import { tellPlaced } from "./tell-placed-store.ts";

/** Thrown to undo all: another process has the mail by now. */
class NotClaimed extends Error {}

/**
 * Puts the sure bookings of a mail into their trips, and ends the mail, in one transaction (decision 160). What is not sure is asked as ever.
 * False: nothing was put in.
 */
export async function placeMail(
  mail: ClaimedInbound,
  read: ReadConfirmation,
  parts: PlacingParts,
): Promise<boolean> {
  const { database, log, now } = parts;
  const { userId } = mail;
  const bookings = mergeRead(read.bookings).map(({ booking }) => booking);
  const find = async (queries: Queries) =>
    (await loadAddress(queries, userId))?.isAutomatic
      ? listSure(await loadEditableTrips(queries, userId, bookings), bookings)
      : [];
  if (bookings.length === 0 || (await database.read(find)).length === 0) return false;
  const content = await parts.files.bring(mail.bytes).catch((error: unknown) => {
    log.warn({ err: error, id: mail.id }, "a mail of bookings could not be kept");
    return null;
  });
  const hasPrice = bookings.some(({ price }) => price !== null);
  const ofMail = { subject: mail.subject, hasPrice, content };
  const placed = await database
    .write(async (queries) => {
      const user = await lockUser(queries, userId);
      if (!user?.isConfirmed || user.isLocked) return [];
      const done: PlacedBookings[] = [];
      // In one order for all, so that no two wait for each other.
      const sure = (await find(queries)).toSorted((a, b) => (a.trip.id < b.trip.id ? -1 : 1));
      for (const { trip, bookings: some } of sure) {
        const into = { ...ofMail, user, tripId: trip.id, bookings: some };
        const one = await placeIntoTrip(queries, into, parts);
        if (one) done.push(one);
      }
      if (done.length > 0) await end(queries, { mail, read, bookings, done }, now());
      return done;
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotClaimed))
        log.warn({ err: error, id: mail.id }, "sure bookings of a mail could not be put in");
      return [];
    });
  for (const { trip } of placed)
    parts.onTripWritten({ tripId: trip.id, version: trip.version, changeId: null });
  return placed.length > 0;
}

interface EndedMail {
  mail: ClaimedInbound;
  read: ReadConfirmation;
  bookings: readonly ReadBooking[];
  done: readonly PlacedBookings[];
}

/** Tells what was put in, and asks for the rest. A mail of which nothing is left goes. */
async function end(
  queries: Queries,
  { mail, read, bookings, done }: EndedMail,
  now: Date,
): Promise<void> {
  const { id, userId } = mail;
  for (const one of done) await tellPlaced(queries, userId, one, now);
  const taken = new Set(done.flatMap((one) => one.bookings));
  const rest = bookings.filter((booking) => !taken.has(booking));
  const trip = await loadFittingTrip(queries, userId, rest.length > 0 ? rest : bookings);
  if (!(await saveReading(queries, mail, read, trip?.id ?? null))) throw new NotClaimed();
  if (rest.length > 0)
    await tellRead(queries, { id, userId, read: { ...read, bookings: rest }, trip }, now);
  else if (done.every(({ isKept }) => isKept)) await clearInboundMail(queries, { userId, id });
}
