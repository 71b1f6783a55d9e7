import type { Queries } from "../database.ts";

/** How often others opened and copied a trip. */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("trip_visits")
    .addColumn("trip_id", "text", (column) =>
      column.primaryKey().notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("opened", "integer", (column) => column.notNull())
    .addColumn("copied", "integer", (column) => column.notNull())
    .execute();
}
