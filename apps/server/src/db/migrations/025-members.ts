import type { Queries } from "../database.ts";
import { addIndex, key, of, required, unique } from "./022-foundation/columns.ts";

/** Members of trips, invitations to become one, and the trip of a kept answer (decision 122). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("members")
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("user_id", "text", of("users"))
    .addColumn("role", "text", required)
    .addColumn("sees_money", "integer", required)
    .addColumn("since", "text", required)
    .addPrimaryKeyConstraint("members_key", ["trip_id", "user_id"])
    .execute();
  await addIndex(queries, "members", "user", "user_id", "trip_id");
  await schema
    .createTable("invitations")
    .addColumn("id", "text", key)
    .addColumn("trip_id", "text", of("trips"))
    .addColumn("token_hash", "text", unique)
    .addColumn("role", "text", required)
    .addColumn("sees_money", "integer", required)
    .addColumn("uses_left", "integer", required)
    .addColumn("ends", "text", required)
    .addColumn("created", "text", required)
    .execute();
  await addIndex(queries, "invitations", "trip", "trip_id");
  // No reference: it would ask for the trip at each write.
  await schema.alterTable("idempotency_keys").addColumn("trip_id", "text").execute();
  await schema.alterTable("idempotency_keys").addColumn("has_money", "integer").execute();
  await addIndex(queries, "idempotency_keys", "trip", "trip_id");
}
