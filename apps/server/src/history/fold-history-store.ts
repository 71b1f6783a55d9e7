import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../db/database.ts";

/** What is kept of a trip: so many changes one by one, for so long. The text of all images together, in characters. */
const { historyChanges, historyDays, historyText } = limits;
const dayMs = 86_400_000;

interface Entry {
  version: number;
  user_id: string | null;
  at: string;
  name: string | null;
  changes: number;
}

/**
 * Folds changes of a trip that are old, or many: of each day one is left, with the name that it had. A version with a name stays
 * as it is. What is more than `historyText` goes, the oldest first.
 */
export async function foldHistory(queries: Queries, tripId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - historyDays * dayMs).toISOString();
  const entries: Entry[] = await queries
    .selectFrom("history_entries")
    .select(["version", "user_id", "at", "name", "changes"])
    .where("trip_id", "=", tripId)
    .orderBy("version")
    .execute();
  const surplus = entries.length - historyChanges;
  const old = entries.filter(({ at }, index) => index < surplus || at < since);
  for (const group of daysOf(old)) await fold(queries, tripId, group);
  await cut(queries, tripId);
}

/** Neighbours of one day in UTC. A version with a name ends its group. */
function daysOf(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last?.name === null && last.at.slice(0, 10) === entry.at.slice(0, 10))
      group.push(entry);
    else groups.push([entry]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** The first image of each row is what the whole group found. */
async function fold(queries: Queries, tripId: string, group: readonly Entry[]): Promise<void> {
  const versions = group.map(({ version }) => version);
  const last = group.at(-1);
  if (last === undefined) return;
  await queries
    .deleteFrom("history_rows")
    .where("trip_id", "=", tripId)
    .where("version", "in", versions)
    .where((is) =>
      is.exists(
        is
          .selectFrom("history_rows as earlier")
          .select("earlier.version")
          .whereRef("earlier.trip_id", "=", "history_rows.trip_id")
          .whereRef("earlier.table_name", "=", "history_rows.table_name")
          .whereRef("earlier.row_id", "=", "history_rows.row_id")
          .whereRef("earlier.version", "<", "history_rows.version")
          .where("earlier.version", ">=", versions[0] ?? 0),
      ),
    )
    .execute();
  await queries
    .updateTable("history_rows")
    .set({ version: last.version })
    .where("trip_id", "=", tripId)
    .where("version", "in", versions)
    .execute();
  const people = new Set(group.map(({ user_id }) => user_id));
  await queries
    .updateTable("history_entries")
    .set({
      user_id: people.size === 1 ? last.user_id : null,
      changes: group.reduce((sum, { changes }) => sum + changes, 0),
    })
    .where("trip_id", "=", tripId)
    .where("version", "=", last.version)
    .execute();
  await queries
    .deleteFrom("history_entries")
    .where("trip_id", "=", tripId)
    .where("version", "in", versions.slice(0, -1))
    .execute();
}

async function cut(queries: Queries, tripId: string): Promise<void> {
  const sizes = await queries
    .selectFrom("history_rows")
    .select((is) => ["version", is.fn.sum(is.fn("length", ["before"])).as("size")])
    .where("trip_id", "=", tripId)
    .groupBy("version")
    .orderBy("version", "desc")
    .execute();
  let total = 0;
  const last = sizes.find(({ size }) => {
    total += Number(size ?? 0);
    return total > historyText;
  });
  if (last === undefined) return;
  await queries
    .deleteFrom("history_entries")
    .where("trip_id", "=", tripId)
    .where("version", "<=", last.version)
    .execute();
}
