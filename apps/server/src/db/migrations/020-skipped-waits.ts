import type { Queries } from "../database.ts";

/** Stops at whose closed door nobody waits (decision 088). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .alterTable("stops")
    .addColumn("is_wait_skipped", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
