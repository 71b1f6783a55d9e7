import type { Queries } from "../database.ts";

/** The keys of secret calendar links, as hashes (decision 049). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("calendar_keys")
    .addColumn("trip_id", "text", (column) =>
      column.primaryKey().notNull().references("trips.id").onDelete("cascade"),
    )
    .addColumn("key_hash", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .execute();
}
