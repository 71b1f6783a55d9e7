import { sql } from "kysely";
import type { Database, Queries } from "../database.ts";
import { addIndex, of, required } from "./022-foundation/columns.ts";

const tables = ["trips", "routes", "places", "stops", "ideas", "finance_items", "notes"];

/** What each change of a trip found (decision 124). SQLite gets its triggers after all migrations (`sqlite-triggers.ts`). */
export async function up(queries: Queries, kind: Database["kind"]): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("history_entries")
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("version", "integer", required)
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("at", "text", required)
    .addColumn("name", "text")
    .addColumn("restored", "integer")
    .addColumn("changes", "integer", required)
    .addPrimaryKeyConstraint("history_entries_key", ["trip_id", "version"])
    .execute();
  await addIndex(queries, "history_entries", "user", "user_id");
  await schema
    .createTable("history_rows")
    .addColumn("trip_id", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("table_name", "text", required)
    .addColumn("row_id", "text", required)
    .addColumn("thing_id", "text", required)
    .addColumn("before", "text")
    .addPrimaryKeyConstraint("history_rows_key", ["trip_id", "version", "table_name", "row_id"])
    .addForeignKeyConstraint(
      "history_rows_entry",
      ["trip_id", "version"],
      "history_entries",
      ["trip_id", "version"],
      (entry) => entry.onDelete("cascade"),
    )
    .execute();
  await addIndex(queries, "history_rows", "row", "trip_id", "table_name", "row_id", "version");
  if (kind === "postgres") await addPostgresTriggers(queries);
}

/** One function for all tables: a row is kept as JSON, whatever columns its table has. */
async function addPostgresTriggers(queries: Queries): Promise<void> {
  await sql`
    create function keep_history() returns trigger language plpgsql as $$
    declare
      former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      present jsonb := case when tg_op = 'DELETE' then former else to_jsonb(new) end;
      uncounted text[] := array['version', 'updated'];
      trip text := present ->> case when tg_table_name = 'trips' then 'id' else 'trip_id' end;
    begin
      if tg_op = 'UPDATE' and former - uncounted = present - uncounted then
        return null;
      end if;
      insert into history_rows (trip_id, version, table_name, row_id, thing_id, before)
      select trip, entry.version, tg_table_name, present ->> 'id',
        case when tg_table_name in ('stops', 'ideas') then present ->> 'place_id' else present ->> 'id' end,
        former::text
      from trips join history_entries entry on entry.trip_id = trips.id and entry.version = trips.version
      where trips.id = trip
      on conflict do nothing;
      return null;
    end $$`.execute(queries);
  for (const table of tables)
    await sql`
      create trigger keep_history after insert or update or delete on ${sql.table(table)}
      for each row execute function keep_history()`.execute(queries);
}
