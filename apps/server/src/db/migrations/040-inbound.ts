import type { Queries } from "../database.ts";
import {
  addIndex,
  key,
  keyOf,
  of,
  required,
  unique,
  withDefault,
} from "./022-foundation/columns.ts";

/** Addresses to which accounts forward confirmations, and the mails that came there (decision 157). */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("inbound_addresses")
    .addColumn("user_id", "text", keyOf("users"))
    .addColumn("secret", "text", required)
    .addColumn("secret_hash", "text", unique)
    .addColumn("created", "text", required)
    .addColumn("is_mailed", "integer", withDefault(1))
    .execute();
  await schema
    .createTable("inbound_mails")
    .addColumn("id", "text", key)
    .addColumn("user_id", "text", of("users"))
    .addColumn("message_key", "text", required)
    .addColumn("sender", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("received", "text", required)
    .addColumn("bytes", "integer", required)
    .addColumn("content", "text")
    .addColumn("state", "text", required)
    .addColumn("bookings", "text", required)
    .addColumn("text", "text", required)
    .addColumn("problem", "text")
    .addColumn("trip_id", "text")
    .addColumn("attempts", "integer", required)
    .addColumn("next_try", "text")
    .addUniqueConstraint("inbound_mails_message", ["user_id", "message_key"])
    .execute();
  await addIndex(queries, "inbound_mails", "received", "received");
  await addIndex(queries, "inbound_mails", "next_try", "next_try");
}
