import type { Queries } from "../database.ts";
import { addIndex, key, of, required } from "./022-foundation/columns.ts";

/** Points without a day (decision 112). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("ideas")
    .addColumn("id", "text", key)
    .addColumn("place_id", "text", of("places"))
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("position", "integer", required)
    .addColumn("priority", "text", required)
    .addColumn("time_to_spend", "integer", required)
    .addColumn("reservation_time", "text")
    .addColumn("came_before_min", "integer", required)
    .addColumn("is_wait_skipped", "integer", required)
    .execute();
  await addIndex(queries, "ideas", "trip", "trip_id");
  await addIndex(queries, "ideas", "place", "place_id");
}
