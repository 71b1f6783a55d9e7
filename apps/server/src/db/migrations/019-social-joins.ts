import { sql } from "kysely";
import type { Queries } from "../database.ts";

/** Social logins that wait for the proof of the account they join, and which of the joined ones came so. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("social_joins")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("social_joins_user").on("social_joins").column("user_id").execute();
  await schema.createIndex("social_joins_expires").on("social_joins").column("expires").execute();
  await schema
    .alterTable("social_logins")
    .addColumn("is_join", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // An account that began with a social login was made in the same instant.
  await sql`update social_logins set is_join = 1 where created <>
    (select users.created from users where users.id = social_logins.user_id)`.execute(queries);
}
