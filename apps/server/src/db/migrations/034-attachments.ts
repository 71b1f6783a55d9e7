import { sql } from "kysely";
import type { Database, Queries } from "../database.ts";
import { addIndex, key, of, ofAny, required } from "./022-foundation/columns.ts";

/** Where files of trips stand (decision 134): at one thing, or at the trip where none is named. */
export async function up(queries: Queries, kind: Database["kind"]): Promise<void> {
  await queries.schema
    .createTable("attachments")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("file_id", "text", of("files"))
    .addColumn("route_id", "text", ofAny("routes"))
    .addColumn("place_id", "text", ofAny("places"))
    .addColumn("item_id", "text", ofAny("finance_items"))
    .addColumn("note_id", "text", ofAny("notes"))
    .addColumn("caption", "text", required)
    .execute();
  await addIndex(queries, "attachments", "trip", "trip_id");
  await addIndex(queries, "attachments", "file", "file_id");
  await addIndex(queries, "attachments", "route", "route_id");
  await addIndex(queries, "attachments", "place", "place_id");
  await addIndex(queries, "attachments", "item", "item_id");
  await addIndex(queries, "attachments", "note", "note_id");
  // SQLite gets its triggers after all migrations (`sqlite-triggers.ts`).
  if (kind === "postgres")
    await sql`
      create trigger keep_history after insert or update or delete on attachments
      for each row execute function keep_history()`.execute(queries);
}
