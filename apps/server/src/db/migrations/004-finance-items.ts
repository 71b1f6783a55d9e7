import type { Queries } from "../database.ts";

/** Costs of a trip that belong to no place. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("finance_items")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("start_date", "text")
    .addColumn("end_date", "text")
    .addColumn("finance", "text")
    .addColumn("created", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("finance_items_trip").on("finance_items").column("trip_id").execute();
}
