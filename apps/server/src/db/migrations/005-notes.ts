import type { Queries } from "../database.ts";

/** Notes of a trip and of its days, with their replies. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("notes")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("trip_id", "text", (column) =>
      column.notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("route_id", "text", (column) => column.references("routes.id").onDelete("cascade"))
    .addColumn("parent_id", "text", (column) => column.references("notes.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("updated", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("notes_trip").on("notes").column("trip_id").execute();
  await schema.createIndex("notes_route").on("notes").column("route_id").execute();
  await schema.createIndex("notes_parent").on("notes").column("parent_id").execute();
}
