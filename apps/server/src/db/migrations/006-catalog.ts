import type { Queries } from "../database.ts";

/** What the catalog shows of each listed trip (decision 042). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("catalog_entries")
    .addColumn("listing", "integer", (column) => column.primaryKey().notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().unique().references("trips.id").onDelete("cascade"),
    )
    .addColumn("listed", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("countries", "text", (column) => column.notNull())
    .addColumn("days", "integer", (column) => column.notNull())
    .addColumn("routes_count", "integer", (column) => column.notNull())
    .addColumn("points_count", "integer", (column) => column.notNull())
    .addColumn("start_date", "text")
    .addColumn("end_date", "text")
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("catalog_entries_days")
    .on("catalog_entries")
    .columns(["days", "listing desc"])
    .execute();
}
