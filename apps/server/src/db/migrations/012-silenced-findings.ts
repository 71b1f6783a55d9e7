import type { Queries } from "../database.ts";

/** The findings of a trip's check that its owner said "I know" of. */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("trips")
    .addColumn("silenced", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
