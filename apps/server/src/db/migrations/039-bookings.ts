import type { Queries } from "../database.ts";

/** What is booked at a stop or an idea (decision 152). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema.alterTable("stops").addColumn("booking", "text").execute();
  await queries.schema.alterTable("ideas").addColumn("booking", "text").execute();
}
