import type { Queries } from "../database.ts";
import { addIndex, key, of, required } from "./022-foundation/columns.ts";

/** Files of trips, uploads that are not finished, and contents that nothing may need (decision 133). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("files")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("owner_id", "text", of("users"))
    .addColumn("hash", "text", required)
    .addColumn("bytes", "integer", required)
    .addColumn("type", "text", required)
    .addColumn("name", "text", required)
    .addColumn("created", "text", required)
    .addColumn("deleted", "text")
    .execute();
  await addIndex(queries, "files", "trip", "trip_id", "created");
  await addIndex(queries, "files", "owner", "owner_id", "bytes");
  await addIndex(queries, "files", "hash", "hash");
  await addIndex(queries, "files", "deleted", "deleted");
  await schema
    .createTable("uploads")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("bytes", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("created", "text", required)
    .execute();
  await addIndex(queries, "uploads", "user", "user_id");
  await addIndex(queries, "uploads", "trip", "trip_id");
  await addIndex(queries, "uploads", "created", "created");
  await schema
    .createTable("loose_blobs")
    .addColumn("hash", "text", key)
    .addColumn("due", "text", required)
    .execute();
  await addIndex(queries, "loose_blobs", "due", "due");
}
