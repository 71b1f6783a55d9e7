import type { Queries } from "../database.ts";

/** Since when an operator keeps a user out. */
export async function up(queries: Queries): Promise<void> {
  await queries.schema.alterTable("users").addColumn("locked", "text").execute();
}
