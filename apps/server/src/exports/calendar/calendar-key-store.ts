import type { CalendarFeed } from "@castor/core/exports/calendar/calendar-feed.ts";
import type { Queries } from "../../db/database.ts";

/** Whether the trip has a secret link, and since when. */
export async function loadFeed(queries: Queries, tripId: string): Promise<CalendarFeed> {
  const row = await queries
    .selectFrom("calendar_keys")
    .select("created")
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return { active: row !== undefined, created: row?.created ?? null };
}

/** Stores the key of the trip's link. The one before it ends. */
export async function saveKey(
  queries: Queries,
  { tripId, hash }: { tripId: string; hash: string },
  now: Date,
): Promise<void> {
  const key = { key_hash: hash, created: now.toISOString() };
  await queries
    .insertInto("calendar_keys")
    .values({ trip_id: tripId, ...key })
    .onConflict((conflict) => conflict.column("trip_id").doUpdateSet(key))
    .execute();
}

/** Ends the trip's link, if it has one. */
export async function removeKey(queries: Queries, tripId: string): Promise<void> {
  await queries.deleteFrom("calendar_keys").where("trip_id", "=", tripId).execute();
}
