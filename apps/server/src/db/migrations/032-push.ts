import type { Queries } from "../database.ts";
import { addIndex, key, keyOf, of, required } from "./022-foundation/columns.ts";

/** Push messages of notices (decision 130): the devices that get them, and the queue. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("push_subscriptions")
    .addColumn("session_id", "text", keyOf("sessions"))
    .addColumn("user_id", "text", of("users"))
    .addColumn("endpoint", "text", required)
    .addColumn("p256dh", "text", required)
    .addColumn("auth", "text", required)
    .addColumn("created", "text", required)
    .addColumn("failures", "integer", required)
    .execute();
  await addIndex(queries, "push_subscriptions", "user", "user_id");
  await addIndex(queries, "push_subscriptions", "endpoint", "endpoint");
  await schema
    .createTable("push_messages")
    .addColumn("id", "text", key)
    // No reference: a session that ends meanwhile must not fail the change that tells.
    .addColumn("session_id", "text", required)
    .addColumn("notice_id", "text", of("notices"))
    .addColumn("created", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("next_try", "text", required)
    .execute();
  await addIndex(queries, "push_messages", "notice", "notice_id");
  await addIndex(queries, "push_messages", "next_try", "next_try");
}
