import { contentTables } from "../db/content-tables.ts";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import type { ContentTable, TripsTable } from "../db/schema.ts";
import { keepFiles } from "../files/file-store.ts";
import { findPrivate } from "../files/private-file-store.ts";
import type { Columns } from "./row-image-store.ts";

/** What stays of the trip itself: who owns it and who sees it is nothing that a version brings back. */
const keptOfTrip: readonly string[] = [
  "id",
  "owner_id",
  "is_draft",
  "is_public",
  "is_in_catalog",
  "version",
  "created",
  "updated",
] satisfies (keyof TripsTable)[];

/** The versions at which a trip can be read: from the first that its history knows to the present one. */
export async function readKnownVersions(
  queries: Queries,
  tripId: string,
): Promise<{ first: number; last: number } | undefined> {
  const row = await queries
    .selectFrom("trips")
    .select((is) => [
      "version",
      is
        .selectFrom("history_entries")
        .select((of) => of.fn.min("history_entries.version").as("first"))
        .whereRef("history_entries.trip_id", "=", "trips.id")
        .as("first"),
    ])
    .where("id", "=", tripId)
    .executeTakeFirst();
  return row && { first: row.first === null ? row.version : row.first - 1, last: row.version };
}

/** True for a version that folding has swallowed: only its day is known. The one before a folded change is what that found. */
export async function isFolded(
  queries: Queries,
  tripId: string,
  version: number,
): Promise<boolean> {
  const entries = await queries
    .selectFrom("history_entries")
    .select(["version", "changes"])
    .where("trip_id", "=", tripId)
    .where("version", ">=", version)
    .orderBy("version")
    .limit(1)
    .execute();
  const [next] = entries;
  return next !== undefined && next.changes > 1 && next.version > version + 1;
}

/** When a version was made; null for one before the first change that is kept. */
export async function readTimeOf(
  queries: Queries,
  tripId: string,
  version: number,
): Promise<string | null> {
  const row = await queries
    .selectFrom("history_entries")
    .select("at")
    .where("trip_id", "=", tripId)
    .where("version", "<=", version)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Makes all that is in a trip as it was at a version: each row that was touched since gets its first image after it. */
export async function restoreVersion(
  queries: Queries,
  tripId: string,
  version: number,
): Promise<void> {
  const images = await queries
    .selectFrom("history_rows as row")
    .select(["row.table_name as table", "row.row_id as id", "row.before"])
    .where("row.trip_id", "=", tripId)
    .where("row.version", ">", version)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("history_rows as earlier")
            .select("earlier.version")
            .whereRef("earlier.trip_id", "=", "row.trip_id")
            .whereRef("earlier.table_name", "=", "row.table_name")
            .whereRef("earlier.row_id", "=", "row.row_id")
            .whereRef("earlier.version", "<", "row.version")
            .where("earlier.version", ">", version),
        ),
      ),
    )
    .execute();
  const ofTable = Map.groupBy(images, ({ table }) => table);
  // First what was there: a note that has left a day that goes is not to go with it, nor are its files.
  for (const table of contentTables) {
    const rows = (ofTable.get(table) ?? []).flatMap(({ before }): Columns[] =>
      before === null ? [] : [JSON.parse(before)],
    );
    await putBack(queries, table, rows);
  }
  for (const table of contentTables.toReversed()) {
    const gone = (ofTable.get(table) ?? []).filter(({ before }) => before === null);
    for (const rows of inChunks(gone))
      await queries
        .deleteFrom(table as "routes")
        .where(
          "id",
          "in",
          rows.map(({ id }) => id),
        )
        .execute();
  }
}

async function putBack(queries: Queries, table: ContentTable, rows: readonly Columns[]) {
  if (table === "trips") {
    for (const row of rows) await putBackTrip(queries, row);
    return;
  }
  const allowed = await onlyAllowed(queries, table, rows);
  // A reply refers to its note.
  const [replies, others] = partition(allowed, (row) => typeof row.parent_id === "string");
  // A version had the columns of its time.
  for (const level of [others, replies])
    for (const alike of Map.groupBy(level, (row) => Object.keys(row).toSorted().join()).values())
      for (const chunk of inChunks(alike)) await upsert(queries, table, chunk);
}

async function onlyAllowed(queries: Queries, table: ContentTable, rows: readonly Columns[]) {
  if (table === "notes") return withoutGoneAuthors(queries, rows);
  return table === "attachments" ? withoutGoneFiles(queries, rows) : rows;
}

/** Files that were removed for good since, or that their uploaders have hidden, stand nowhere. Deleted ones are there again. */
async function withoutGoneFiles(queries: Queries, rows: readonly Columns[]): Promise<Columns[]> {
  const known = new Set<unknown>();
  for (const some of inChunks([...new Set(rows.map(({ file_id }) => String(file_id)))])) {
    const hidden = await findPrivate(queries, some);
    const others = some.filter((id) => !hidden.has(id));
    if (others.length > 0) for (const id of await keepFiles(queries, others)) known.add(id);
  }
  return rows.filter(({ file_id }) => known.has(file_id));
}

/** Notes whose authors have deleted their accounts since name nobody. */
async function withoutGoneAuthors(queries: Queries, notes: readonly Columns[]): Promise<Columns[]> {
  const authors = [...new Set(notes.flatMap((note) => note.author_id ?? []))].map(String);
  const users =
    authors.length === 0
      ? []
      : await queries.selectFrom("users").select("id").where("id", "in", authors).execute();
  const known = new Set<unknown>(users.map(({ id }) => id));
  return notes.map((note) => (known.has(note.author_id) ? note : { ...note, author_id: null }));
}

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

/** Rows with the same columns. */
async function upsert(queries: Queries, table: ContentTable, rows: readonly Columns[]) {
  const columns = Object.keys(rows[0] ?? {});
  await queries
    .insertInto(table as "routes")
    .values(rows as never)
    .onConflict((row) =>
      row
        .column("id")
        .doUpdateSet((is) =>
          Object.fromEntries(
            columns.map((column) => [column, is.ref(`excluded.${column as "name"}`)]),
          ),
        ),
    )
    .execute();
}

async function putBackTrip(queries: Queries, row: Columns): Promise<void> {
  const changed = Object.entries(row).filter(([column]) => !keptOfTrip.includes(column));
  await queries
    .updateTable("trips")
    .set(Object.fromEntries(changed))
    .where("id", "=", String(row.id))
    .execute();
}
