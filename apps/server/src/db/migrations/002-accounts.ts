import type { Queries } from "../database.ts";

/** The mail queue, social logins, and where sessions and links came from. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_try", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .execute();
  await schema.createIndex("mails_next_try").on("mails").column("next_try").execute();
  await schema.createIndex("mails_user").on("mails").column("user_id").execute();

  await schema.alterTable("link_tokens").addColumn("mail_id", "text").execute();
  await schema.alterTable("sessions").addColumn("provider", "text").execute();

  await schema
    .createTable("social_logins")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("social_logins_subject", ["issuer", "subject"])
    .execute();
  await schema.createIndex("social_logins_user").on("social_logins").column("user_id").execute();

  await schema
    .createTable("login_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("login_codes_user").on("login_codes").column("user_id").execute();
  await schema.createIndex("login_codes_expires").on("login_codes").column("expires").execute();
}
