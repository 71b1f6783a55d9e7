import type { Queries } from "../database.ts";

/** The versions of a user's trips without their rows: the list of trips asks for them at each call (decision 074). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .createIndex("trips_owner_versions")
    .on("trips")
    .columns(["owner_id", "id", "version"])
    .execute();
  await queries.schema.dropIndex("trips_owner").execute();
}
