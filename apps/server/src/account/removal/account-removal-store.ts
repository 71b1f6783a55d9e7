import type { TripTransfer } from "@castor/core/members/transfer.ts";
import { removeEntry } from "../../catalog/catalog-entry-store.ts";
import { forgetReporter } from "../../catalog/reports/report-store.ts";
import type { Queries } from "../../db/database.ts";
import { listTripsWithFiles } from "../../files/file-store.ts";
import { removeFiles } from "../../files/loose-blob-store.ts";
import { raiseVersion } from "../../http/access/access.ts";
import { listMemberships } from "../../members/member-store.ts";
import { handOverAll } from "../../members/transfer-store.ts";
import { removeTrip } from "../../trips/trip-store.ts";
import { endAllSessions } from "../sessions/session-store.ts";
import { removedPrefix } from "../user-store.ts";

/** Tables by which the user could log in again or be reached. The first step of a removal empties them. */
const accessTables = [
  "registrations",
  "link_tokens",
  "login_codes",
  "social_joins",
  "login_challenges",
  "two_step",
  "recovery_codes",
  "passkeys",
  "account_events",
  "social_logins",
  "mails",
  "inbound_addresses",
  "inbound_mails",
  "reminder_settings",
  "sent_reminders",
  "idempotency_keys",
] as const;

/**
 * The first step of a removal: clears name, address, password, sessions, links and mails, hides the trips and frees
 * the address. Trips in `transfers` are handed over before. `removeStep` removes what the account owned.
 */
export async function disownAccount(
  queries: Queries,
  userId: string,
  now: Date,
  transfers: readonly TripTransfer[] = [],
): Promise<void> {
  // First: waits for open writes of the user, which need the account unchanged.
  await endAllSessions(queries, userId);
  await handOverAll(queries, userId, transfers, now);
  await queries
    .updateTable("users")
    .set({
      username: `${removedPrefix}${userId}`,
      password_hash: null,
      public_name: "",
      default_currency: null,
    })
    .where("id", "=", userId)
    .execute();
  for (const table of accessTables)
    await queries.deleteFrom(table).where("user_id", "=", userId).execute();
  await forgetReporter(queries, userId);
  const listed = await queries
    .selectFrom("catalog_entries")
    .innerJoin("trips", "trips.id", "catalog_entries.trip_id")
    .select("trips.id")
    .where("owner_id", "=", userId)
    .execute();
  for (const { id } of listed) await removeEntry(queries, id);
  await queries
    .updateTable("trips")
    .set({ is_public: 0, is_in_catalog: 0 })
    .where("owner_id", "=", userId)
    .execute();
  await endMemberships(queries, userId, now);
}

/** Nobody is left in the trips of the account or comes into them, and it is in no trip of others. */
async function endMemberships(queries: Queries, userId: string, now: Date): Promise<void> {
  // In one order for all, so that two removals do not wait for each other.
  const others = (await listMemberships(queries, userId)).map(({ tripId }) => tripId).toSorted();
  for (const tripId of others) await raiseVersion(queries, tripId, now);
  await queries
    .deleteFrom("members")
    .where((is) =>
      is.or([
        is("user_id", "=", userId),
        is("trip_id", "in", is.selectFrom("trips").select("id").where("owner_id", "=", userId)),
      ]),
    )
    .execute();
  await queries
    .deleteFrom("invitations")
    .where("trip_id", "in", (is) =>
      is.selectFrom("trips").select("id").where("owner_id", "=", userId),
    )
    .execute();
}

/**
 * Removes one trip of an account being removed, or the account after its last trip. Answers true when the account is
 * gone.
 */
export async function removeStep(queries: Queries, userId: string): Promise<boolean> {
  const trip = await queries
    .selectFrom("trips")
    .select("id")
    .where("owner_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  if (trip !== undefined) {
    await removeTrip(queries, trip.id);
    return false;
  }
  const now = new Date();
  // In one order for all, so that two removals do not wait for each other.
  for (const tripId of (await listTripsWithFiles(queries, userId)).toSorted())
    await raiseVersion(queries, tripId, now);
  await removeFiles(queries, (is) => is("owner_id", "=", userId), now);
  await queries.deleteFrom("users").where("id", "=", userId).execute();
  return true;
}

/** The next account whose removal has begun. */
export async function findDisowned(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom("users")
    .select("id")
    .where("username", "like", `${removedPrefix}%`)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
