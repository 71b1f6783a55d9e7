import type { Queries } from "../db/database.ts";
import { removeKey } from "../exports/calendar/calendar-key-store.ts";
import { endInvitations } from "./invitation-store.ts";
import { insertMember, removeMember } from "./member-store.ts";

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
 * secrets of the former owner.
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
}
