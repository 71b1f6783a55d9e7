import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import { findSure } from "@castor/core/bookings/inbound/sure-bookings.ts";
import type { ReadBooking } from "@castor/core/bookings/read-booking.ts";
import { contentsChanges } from "@castor/core/changes/contents-changes.ts";
import { pointChanges } from "@castor/core/changes/point-changes.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { type BookingPlacement, placeBookings } from "@castor/core/imports/place-bookings.ts";
import { findStopsOf } from "@castor/core/imports/places-of-bookings.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import * as z from "zod/mini";
import type { User } from "../../account/user-store.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import { admit } from "../../http/access/access.ts";
import { findTrip } from "../../http/access/find-trip.ts";
import { changeTrip } from "../../http/answers/change-trip.ts";
import type { ChangeContext, TripAccess } from "../../http/calls/context.ts";
import { translations } from "../../http/calls/read-caller.ts";
import { loadTrip } from "../../trips/trip-store.ts";
import type { BroughtContent, PlacingParts } from "./placing-parts.ts";

const { importInto } = endpoints.trips;

/** A mail that is sure in a trip. */
export interface MailOfTrip {
  user: User;
  tripId: string;
  read: ReadConfirmation;
  subject: string;
  /** The mail, to be kept at its places. */
  content: BroughtContent;
}

/** What was put into a trip. */
export interface PlacedBookings {
  trip: TripAccess;
  /** The trip as it was. */
  before: Trip;
  bookings: readonly ReadBooking[];
  placement: BookingPlacement;
  /** The stop of a booking. */
  stopOf: (read: ReadBooking) => { id: string; linkId: string } | undefined;
}

/**
 * Puts the bookings of a mail into a trip as a change of their account, with the mail at their places: one entry of its history. What is sure is judged
 * again, with the trip as it is once it is held. Null: it is not any more. Throws where the mail cannot be kept. The caller holds the account.
 */
export async function placeIntoTrip(
  queries: Queries,
  { user, tripId, read, subject, content }: MailOfTrip,
  parts: PlacingParts,
): Promise<PlacedBookings | null> {
  const { database, hooks } = parts;
  const now = parts.now();
  // No session: whoever may change the trip is asked by the account alone.
  const viewer = { userId: user.id, sessionId: "", expires: 0 };
  const lock = database.kind === "postgres" ? "update" : null;
  const found = admit(
    await findTrip(queries, { part: "trip", id: tripId }, viewer, lock),
    importInto.access,
  );
  const before = await loadTrip(queries, tripId);
  const sure = before && findSure([before], read);
  if (!sure) return null;
  const { trip: into, bookings } = sure;
  const translate = translations[user.lang];
  const names = {
    trip: translate("importProblems.names.trip"),
    day: translate("importProblems.names.day", { n: "{n}" }),
  };
  const { seesMoney } = found.standing;
  const placement = placeBookings(
    { bookings, order: "dayFirst", isPartly: false, names },
    { into, seesMoney, newId: createId, now },
  );
  if (placement === null) throw new AppError("VALIDATION_FAILED");
  const run = async (trip: TripAccess) => {
    const context: ChangeContext = { queries, trip, viewer, now };
    const ids = await write(placement, context, parts);
    const stopBefore = findStopsOf(bookings, placement.made?.contents ?? null, into);
    const stopOf = (booking: ReadBooking) => {
      const stop = stopBefore(booking);
      const named = (id: string) => ids.get(id) ?? id;
      return stop && { id: named(stop.id), linkId: named(stop.linkId) };
    };
    const places = new Set(bookings.flatMap((booking) => stopOf(booking)?.linkId ?? []));
    const name = nameAfterTitle(subject, "eml") ?? "mail.eml";
    // A mail may tell a price that was not read. Who puts it in without seeing money knows it anyway, and keeps the mail in sight (decision 161).
    await keep(content, { name, places, showsMoney: seesMoney }, context, parts);
    return { stopOf };
  };
  const by = { userId: user.id, now };
  const { answer, trip } = await changeTrip(queries, found, by, hooks, run);
  return { ...answer, trip, before: into, bookings, placement };
}

/** Makes the calls of the import dialog. Answers the new ids. */
async function write(
  { made, updates }: BookingPlacement,
  context: ChangeContext,
  { importInto: bring, saveStop }: PlacingParts,
): Promise<ReadonlyMap<string, string>> {
  const { input } = contentsChanges["trips.import"];
  const body = made && z.parse(importInto.body, input({ ...made, name: "" }).body);
  const ids = body ? (await bring({ body }, context)).ids : [];
  for (const update of updates) {
    const save = pointChanges["points.save"].input(update).body;
    await saveStop(z.parse(endpoints.points.save.body, save), context);
  }
  return new Map(ids.map(({ former, id }) => [former, id]));
}

/** Keeps the mail at places. Throws where it has no room, or no place. */
async function keep(
  content: BroughtContent,
  { name, places, showsMoney }: { name: string; places: ReadonlySet<string>; showsMoney: boolean },
  context: ChangeContext,
  { files, attach }: PlacingParts,
): Promise<void> {
  const { queries, trip, viewer } = context;
  if (trip === null || viewer === null || places.size === 0)
    throw new AppError("VALIDATION_FAILED");
  const tripId = trip.id;
  const fileId = await files.save(queries, { userId: viewer.userId, tripId, name }, content);
  for (const thingId of places)
    await attach({ tripId, fileId, kind: "place", thingId, showsMoney }, context);
}
