import type { Queries } from "../database.ts";

/** Cached legs of routing engines. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("path_legs")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("distance", "double precision", (column) => column.notNull())
    .addColumn("duration", "double precision", (column) => column.notNull())
    .addColumn("line", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("path_legs_created")
    .on("path_legs")
    .columns(["created", "key"])
    .execute();
}
