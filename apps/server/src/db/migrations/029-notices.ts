import type { Queries } from "../database.ts";
import { addIndex, key, of, ofAny, required } from "./022-foundation/columns.ts";

/** What people are told of by the bell (decision 128). */
export async function up(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("notices")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("trip_id", "text", ofAny("trips"))
    .addColumn("kind", "text", required)
    .addColumn("subject_id", "text", required)
    .addColumn("detail", "text", required)
    .addColumn("created", "text", required)
    .addColumn("read", "text")
    .execute();
  await addIndex(queries, "notices", "user", "user_id", "created");
  await addIndex(queries, "notices", "trip", "trip_id");
}
