import type { Queries } from "../database.ts";

/** The drawn paths of days (decision 096). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("routes")
    .addColumn("track", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
