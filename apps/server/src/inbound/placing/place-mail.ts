import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { findSure } from "@castor/core/bookings/inbound/sure-bookings.ts";
import { lockUser } from "../../account/user-store.ts";
import type { Queries } from "../../db/database.ts";
import { loadEditableTrips } from "../fitting-trip-store.ts";
import { loadAddress } from "../inbound-address-store.ts";
import { type ClaimedInbound, clearInboundMail, saveReading } from "../inbound-mail-store.ts";
import { placeIntoTrip } from "./place-into-trip.ts";
import type { PlacingParts } from "./placing-parts.ts";
import { tellPlaced } from "./tell-placed-store.ts";

/** Thrown to undo all: another process has the mail by now. */
class NotClaimed extends Error {}

/**
 * Puts a mail that is sure as a whole into its trip, keeps it there, and ends it, in one transaction (decision 160). False: nothing was put in, and
 * the mail is asked.
 */
export async function placeMail(
  mail: ClaimedInbound,
  read: ReadConfirmation,
  parts: PlacingParts,
): Promise<boolean> {
  const { database, log, now } = parts;
  const { id, userId, subject } = mail;
  const find = async (queries: Queries) =>
    (await loadAddress(queries, userId))?.isAutomatic
      ? findSure(await loadEditableTrips(queries, userId, read.bookings), read)
      : null;
  if (read.bookings.length === 0 || (await database.read(find)) === null) return false;
  try {
    const content = await parts.files.bring(mail.bytes);
    const placed = await database.write(async (queries) => {
      const user = await lockUser(queries, userId);
      if (!user?.isConfirmed || user.isLocked) return null;
      const sure = await find(queries);
      if (sure === null) return null;
      const into = { user, tripId: sure.trip.id, read, subject, content };
      const done = await placeIntoTrip(queries, into, parts);
      if (done === null) return null;
      await tellPlaced(queries, userId, done, now());
      if (!(await saveReading(queries, mail, read, done.trip.id))) throw new NotClaimed();
      await clearInboundMail(queries, { userId, id });
      return done.trip;
    });
    if (placed === null) return false;
    parts.onTripWritten({ tripId: placed.id, version: placed.version, changeId: null });
    return true;
  } catch (error) {
    if (!(error instanceof NotClaimed))
      log.warn({ err: error, id }, "a sure mail of bookings could not be put in");
    return false;
  }
}
