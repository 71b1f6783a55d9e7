import { sql } from "kysely";
import type { Database, Queries } from "../../database.ts";
import { addIndex, key, of, required, unique } from "./columns.ts";

/** The catalog with the index of its words (decision 042), and reports of public trips. */
export async function addCatalogTables(queries: Queries, kind: Database["kind"]): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("catalog_entries")
    .addColumn("listing", "integer", key)
    .addColumn("trip_id", "text", (column) =>
      column.notNull().unique().references("trips.id").onDelete("cascade"),
    )
    .addColumn("listed", "text", required)
    .addColumn("language", "text", required)
    .addColumn("countries", "text", required)
    .addColumn("days", "integer", required)
    .addColumn("routes_count", "integer", required)
    .addColumn("points_count", "integer", required)
    .addColumn("start_date", "text")
    .addColumn("end_date", "text")
    .addColumn("words", "text", required)
    .execute();
  await addIndex(queries, "catalog_entries", "days", "days", "listing desc");

  // Beginnings of words are searched as ranges, so words are compared by their bytes, as SQLite does anyway.
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  // Without a row id SQLite stores such a table in the order of its key alone.
  const byKey = kind === "sqlite" ? sql`without rowid` : sql``;
  await schema
    .createTable("catalog_words")
    .addColumn("id", "integer", key)
    .addColumn("word", text, unique)
    .execute();
  await schema
    .createTable("catalog_endings")
    .addColumn("ending", text, required)
    .addColumn("word", "integer", required)
    .addPrimaryKeyConstraint("catalog_endings_key", ["ending", "word"])
    .modifyEnd(byKey)
    .execute();
  await schema
    .createTable("catalog_postings")
    .addColumn("word", "integer", required)
    .addColumn("listing", "integer", required)
    .addPrimaryKeyConstraint("catalog_postings_key", ["word", "listing"])
    .modifyEnd(byKey)
    .execute();

  await schema
    .createTable("catalog_reports")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("at", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("text", "text", required)
    .addColumn("reporter_id", "text", (column) =>
      column.references("users.id").onDelete("set null"),
    )
    .addColumn("address_hash", "text")
    .execute();
  await addIndex(queries, "catalog_reports", "trip", "trip_id");
  await addIndex(queries, "catalog_reports", "at", "at");
  // The removal of an account looks for its reports.
  await addIndex(queries, "catalog_reports", "reporter", "reporter_id");
}
