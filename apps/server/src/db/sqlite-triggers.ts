import { sql } from "kysely";
import { contentTables } from "./content-tables.ts";
import type { Queries } from "./database.ts";
import type { ContentTable } from "./schema.ts";

/** Columns that change with every write of a trip. They alone make no change. */
const uncounted: readonly string[] = ["version", "updated"];

/**
 * Makes the triggers of `history_rows` anew (decision 124). A trigger of SQLite names each column, so a migration that adds one
 * needs other triggers. They look for an earlier image themselves: "or ignore" of a trigger gives way to the conflict clause of the
 * statement that fires it. PostgreSQL has one function for all tables (migration 028).
 */
export async function renewSqliteTriggers(queries: Queries): Promise<void> {
  for (const table of contentTables) {
    const { rows } = await sql<{
      name: string;
    }>`select name from pragma_table_info(${table})`.execute(queries);
    const columns = rows.map(({ name }) => name);
    for (const [event, row, when] of [
      ["insert", "new", null],
      ["update", "old", differs(columns)],
      ["delete", "old", null],
    ] as const) {
      const name = `keep_history_${table}_${event}`;
      await sql.raw(`drop trigger if exists ${name}`).execute(queries);
      await sql
        .raw(
          `create trigger ${name} after ${event} on ${table} ${when === null ? "" : `when ${when}`} begin
            insert into history_rows (trip_id, version, table_name, row_id, thing_id, before)
            select trips.id, entry.version, '${table}', ${row}.id, ${row}.${thingOf(table)}, ${event === "insert" ? "null" : asJson(columns)}
            from trips join history_entries entry on entry.trip_id = trips.id and entry.version = trips.version
            where trips.id = ${row}.${table === "trips" ? "id" : "trip_id"} and not exists (
              select 1 from history_rows kept where kept.trip_id = trips.id and kept.version = entry.version
              and kept.table_name = '${table}' and kept.row_id = ${row}.id);
          end`,
        )
        .execute(queries);
    }
  }
}

const thingOf = (table: ContentTable) =>
  table === "stops" || table === "ideas" ? "place_id" : "id";

const differs = (columns: readonly string[]) =>
  columns
    .filter((column) => !uncounted.includes(column))
    .map((column) => `old."${column}" is not new."${column}"`)
    .join(" or ");

const asJson = (columns: readonly string[]) =>
  `json_object(${columns.map((column) => `'${column}', old."${column}"`).join(", ")})`;
