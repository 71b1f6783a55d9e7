import type { Queries } from "../database.ts";

/** The photo that a trip has as its cover (decision 150). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema.alterTable("trips").addColumn("cover_file_id", "text").execute();
}
