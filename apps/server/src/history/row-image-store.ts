import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import type { ContentTable } from "../db/schema.ts";

/** A row that a change touched. Parsed JSON of the columns that its table had then. */
export interface RowImage {
  version: number;
  table: ContentTable;
  rowId: string;
  thingId: string;
  before: Columns | null;
  after: Columns | null;
}
export type Columns = Readonly<Record<string, unknown>>;

/** What these changes of a trip touched, before and after each. */
export async function listImages(
  queries: Queries,
  tripId: string,
  versions: readonly number[],
): Promise<RowImage[]> {
  if (versions.length === 0) return [];
  const rows = await queries
    .selectFrom("history_rows as row")
    // The next image of a row is what the change left of it.
    .leftJoin("history_rows as next", (join) =>
      join
        .onRef("next.trip_id", "=", "row.trip_id")
        .onRef("next.table_name", "=", "row.table_name")
        .onRef("next.row_id", "=", "row.row_id")
        .on("next.version", "=", (is) =>
          is
            .selectFrom("history_rows as later")
            .select((of) => of.fn.min("later.version").as("version"))
            .whereRef("later.trip_id", "=", "row.trip_id")
            .whereRef("later.table_name", "=", "row.table_name")
            .whereRef("later.row_id", "=", "row.row_id")
            .whereRef("later.version", ">", "row.version"),
        ),
    )
    .select([
      "row.version",
      "row.table_name as table",
      "row.row_id as rowId",
      "row.thing_id as thingId",
      "row.before",
      "next.before as after",
      "next.version as nextVersion",
    ])
    .where("row.trip_id", "=", tripId)
    .where("row.version", "in", versions)
    .execute();
  const latest = rows.filter(({ nextVersion }) => nextVersion === null);
  const present = await loadRows(queries, latest);
  return rows.map(({ nextVersion, before, after, ...row }) => ({
    ...row,
    before: readColumns(before),
    after: nextVersion === null ? (present.get(keyOf(row)) ?? null) : readColumns(after),
  }));
}

const readColumns = (text: string | null): Columns | null =>
  text === null ? null : JSON.parse(text);

/** An idea that gets a day keeps its id in another table. */
const keyOf = ({ table, rowId }: Pick<RowImage, "table" | "rowId">) => `${table} ${rowId}`;

/** Rows as they are now, by table and id. */
async function loadRows(
  queries: Queries,
  wanted: readonly { table: ContentTable; rowId: string }[],
): Promise<Map<string, Columns>> {
  const found = new Map<string, Columns>();
  for (const [table, rows] of Map.groupBy(wanted, (row) => row.table)) {
    for (const ids of inChunks([...new Set(rows.map(({ rowId }) => rowId))])) {
      const present = await queries
        .selectFrom(table as "routes")
        .selectAll()
        .where("id", "in", ids)
        .execute();
      for (const row of present) found.set(keyOf({ table, rowId: row.id }), { ...row });
    }
  }
  return found;
}

/** The newest names of days and places of a trip, those that are gone among them, and of files that are kept. */
export async function listNames(
  queries: Queries,
  tripId: string,
  ids: { routes: readonly string[]; places: readonly string[]; files: readonly string[] },
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const table of ["routes", "places"] as const) {
    for (const wanted of inChunks([...new Set(ids[table])])) {
      const present = await queries
        .selectFrom(table)
        .select(["id", "name"])
        .where("id", "in", wanted)
        .execute();
      for (const { id, name } of present) names.set(id, name);
      const gone = wanted.filter((id) => !names.has(id));
      if (gone.length === 0) continue;
      const images = await queries
        .selectFrom("history_rows")
        .select(["row_id", "before"])
        .where("trip_id", "=", tripId)
        .where("table_name", "=", table)
        .where("row_id", "in", gone)
        .where("before", "is not", null)
        .orderBy("version")
        .execute();
      for (const { row_id, before } of images)
        names.set(row_id, String(readColumns(before)?.name ?? ""));
    }
  }
  for (const wanted of inChunks([...new Set(ids.files)])) {
    const files = await queries
      .selectFrom("files")
      .select(["id", "name"])
      .where("id", "in", wanted)
      .execute();
    for (const { id, name } of files) names.set(id, name);
  }
  return names;
}
