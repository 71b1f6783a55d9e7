import { sql } from "kysely";
import type { Database, Queries } from "../database.ts";

/** The index of the words of the catalog (decision 042). */
export async function up(queries: Queries, kind: Database["kind"]): Promise<void> {
  const { schema } = queries;
  // Beginnings of words are searched as ranges, so words are compared by their bytes, as SQLite does anyway.
  const text = kind === "postgres" ? sql`text collate "C"` : sql`text`;
  // Without a row id SQLite stores such a table in the order of its key alone.
  const byKey = kind === "sqlite" ? sql`without rowid` : sql``;

  await schema
    .createTable("catalog_words")
    .addColumn("id", "integer", (column) => column.primaryKey().notNull())
    .addColumn("word", text, (column) => column.notNull().unique())
    .execute();
  await schema
    .createTable("catalog_endings")
    .addColumn("ending", text, (column) => column.notNull())
    .addColumn("word", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("catalog_endings_key", ["ending", "word"])
    .modifyEnd(byKey)
    .execute();
  await schema
    .createTable("catalog_postings")
    .addColumn("word", "integer", (column) => column.notNull())
    .addColumn("listing", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("catalog_postings_key", ["word", "listing"])
    .modifyEnd(byKey)
    .execute();
}
