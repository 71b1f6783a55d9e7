import type { HistoryPerson, HistoryQuery } from "@castor/core/history/history.ts";
import { sql } from "kysely";
import { compileOnce } from "../db/compile-once.ts";
import type { Queries } from "../db/database.ts";
import type { HistoryEntriesTable } from "../db/schema.ts";
import { foldHistory } from "./fold-history-store.ts";

/** A change of a trip with who made it. */
export interface EntryRow extends HistoryEntriesTable {
  /** Null with `user_id`. */
  publicName: string | null;
  /** When the trip was as `restored` has made it again. */
  restoredAt: string | null;
}

/** Which entries are listed: `limit` of those before a version, the newest first. */
export type EntryFilter = HistoryQuery & { limit: number };

/** Old changes are folded once in so many versions. */
const foldEvery = 256;

/**
 * Begins the entry of a change, after the trip's version was raised and before the change: triggers keep under it what the change
 * finds (decision 124).
 */
export async function beginEntry(
  queries: Queries,
  { tripId, version, userId, now }: { tripId: string; version: number; userId: string; now: Date },
): Promise<void> {
  await insertEntry(queries, {
    ...{ tripId, userId, version: String(version), at: now.toISOString() },
  });
  if (version % foldEvery === 0) await foldHistory(queries, tripId, now);
}

const insertEntry = compileOnce(
  (queries, value: (name: "tripId" | "version" | "userId" | "at") => string) =>
    queries.insertInto("history_entries").values({
      trip_id: value("tripId"),
      version: sql<number>`cast(${value("version")} as integer)`,
      user_id: value("userId"),
      at: value("at"),
      changes: sql<number>`1`,
    }),
);

/** Entries that touched something or have a name. */
export async function listEntries(
  queries: Queries,
  tripId: string,
  { before, who, thing, limit }: EntryFilter,
): Promise<EntryRow[]> {
  const rows = await queries
    .selectFrom("history_entries as entry")
    .leftJoin("users", "users.id", "entry.user_id")
    .selectAll("entry")
    .select((is) => [
      "users.public_name as publicName",
      is
        .selectFrom("history_entries as then")
        .select("then.at")
        .whereRef("then.trip_id", "=", "entry.trip_id")
        .whereRef("then.version", "<=", "entry.restored")
        .orderBy("then.version", "desc")
        .limit(1)
        .as("restoredAt"),
    ])
    .where("entry.trip_id", "=", tripId)
    .$if(before !== undefined, (entries) => entries.where("entry.version", "<", before ?? 0))
    .$if(who !== undefined, (entries) => entries.where("entry.user_id", "=", who ?? ""))
    .where((is) => {
      const touched = is
        .selectFrom("history_rows as row")
        .select("row.row_id")
        .whereRef("row.trip_id", "=", "entry.trip_id")
        .whereRef("row.version", "=", "entry.version")
        .$if(thing !== undefined, (images) => images.where("row.thing_id", "=", thing ?? ""));
      return thing === undefined
        ? is.or([is("entry.name", "is not", null), is.exists(touched)])
        : is.exists(touched);
    })
    .orderBy("entry.version", "desc")
    .limit(limit)
    .execute();
  return rows;
}

/** Everybody with a change in the trip's history, by name. */
export async function listPeople(queries: Queries, tripId: string): Promise<HistoryPerson[]> {
  return queries
    .selectFrom("users")
    .select(["id as userId", "public_name as name"])
    .where((is) =>
      is(
        "id",
        "in",
        is.selectFrom("history_entries").select("user_id").where("trip_id", "=", tripId),
      ),
    )
    .orderBy("public_name")
    .orderBy("id")
    .execute();
}

/** Says that the trip's newest change has brought back a version. */
export async function markRestored(
  queries: Queries,
  tripId: string,
  { version, restored }: { version: number; restored: number },
): Promise<void> {
  await queries
    .updateTable("history_entries")
    .set({ restored })
    .where("trip_id", "=", tripId)
    .where("version", "=", version)
    .execute();
}

/** Names the version that a change has made, or takes its name away. False where no kept change has made it. */
export async function nameVersion(
  queries: Queries,
  tripId: string,
  { version, name }: { version: number; name: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("history_entries")
    .set({ name })
    .where("trip_id", "=", tripId)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes in an account export. */
const exportedChanges = 10_000;

/** What a user has changed in any trip, the newest first. */
export async function listChangesOf(
  queries: Queries,
  userId: string,
): Promise<{ tripId: string; version: number; at: string }[]> {
  return queries
    .selectFrom("history_entries")
    .select(["trip_id as tripId", "version", "at"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(exportedChanges)
    .execute();
}
