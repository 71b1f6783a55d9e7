import type { Queries } from "../database.ts";

/** When the owner has offered a trip to a member (decision 122). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema.alterTable("members").addColumn("offered", "text").execute();
}
