import type { Queries } from "../database.ts";

/** What happened to each account, for its user to read. */
export async function up({ schema }: Queries): Promise<void> {
  await schema
    .createTable("account_events")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("account_events_user")
    .on("account_events")
    .columns(["user_id", "at"])
    .execute();
  await schema.createIndex("account_events_at").on("account_events").column("at").execute();
}
