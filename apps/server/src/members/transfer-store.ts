import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { TripHeirs, TripTransfer } from "@castor/core/members/transfer.ts";
import type { Queries } from "../db/database.ts";
import { removeKey } from "../exports/calendar/calendar-key-store.ts";
import { raiseVersion } from "../http/access/access.ts";
import { forgetRemindersOf } from "../reminders/sent-reminder-store.ts";
import { loadOwner } from "../trips/trip-store.ts";
import { endInvitations } from "./invitation-store.ts";
import { insertMember, removeMember } from "./member-store.ts";

/** The trips of an owner that have editors, by name. */
export async function listHeirs(queries: Queries, ownerId: string): Promise<TripHeirs[]> {
  const rows = await queries
    .selectFrom("trips")
    .innerJoin("members", "members.trip_id", "trips.id")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["trips.id as tripId", "trips.name", "users.id as userId", "users.public_name"])
    .where("trips.owner_id", "=", ownerId)
    .where("members.role", "=", "editor")
    .orderBy("trips.name")
    .orderBy("trips.id")
    .orderBy("members.since")
    .orderBy("users.id")
    .execute();
  const trips = new Map<string, TripHeirs>();
  for (const { tripId, name, userId, public_name } of rows) {
    const trip = trips.get(tripId) ?? { tripId, name, editors: [] };
    trip.editors.push({ userId, name: public_name });
    trips.set(tripId, trip);
  }
  return [...trips.values()];
}

/** Offers a trip to a member, or to nobody. */
export async function saveOffer(
  queries: Queries,
  { tripId, userId }: { tripId: string; userId: string | null },
  now: Date,
): Promise<void> {
  await queries
    .updateTable("members")
    .set({ offered: null })
    .where("trip_id", "=", tripId)
    .where("offered", "is not", null)
    .execute();
  if (userId === null) return;
  await queries
    .updateTable("members")
    .set({ offered: now.toISOString() })
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .execute();
}

/**
 * Makes a member the owner of a trip, and its former owner an editor with money. The calendar link and the invitations end: they are
 * secrets of the former owner. So do reminders that wait to be sent.
 */
export async function handOver(
  queries: Queries,
  { tripId, from, to }: { tripId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  await saveOffer(queries, { tripId, userId: null }, now);
  await removeMember(queries, { tripId, userId: to });
  await queries.updateTable("trips").set({ owner_id: to }).where("id", "=", tripId).execute();
  await insertMember(queries, { tripId, userId: from, role: "editor", seesMoney: true }, now);
  await endInvitations(queries, tripId);
  await removeKey(queries, tripId);
  await forgetRemindersOf(queries, tripId);
}

/** Hands over trips of whoever deletes the account, each to an editor of it. Throws when one of them is none any more, or has too many trips. */
export async function handOverAll(
  queries: Queries,
  ownerId: string,
  transfers: readonly TripTransfer[],
  now: Date,
): Promise<void> {
  const ordered = transfers.toSorted((a, b) => (a.tripId < b.tripId ? -1 : 1));
  for (const { tripId, userId } of ordered) {
    // It locks the trip: who is removed from it meanwhile is no heir.
    await raiseVersion(queries, tripId, now);
    const heir = await queries
      .selectFrom("members")
      .innerJoin("trips", "trips.id", "members.trip_id")
      .select("members.user_id")
      .where("trips.id", "=", tripId)
      .where("trips.owner_id", "=", ownerId)
      .where("members.user_id", "=", userId)
      .where("members.role", "=", "editor")
      .executeTakeFirst();
    const { tripsCount = 0 } = (await loadOwner(queries, userId)) ?? {};
    if (heir === undefined || tripsCount >= limits.tripsPerUser)
      throw new AppError("VALIDATION_FAILED", { words: "heirChanged" });
    await handOver(queries, { tripId, from: ownerId, to: userId }, now);
  }
}
