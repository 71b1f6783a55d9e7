import type { Queries } from "../database.ts";

/** Two-step login with its recovery codes, passkeys, and the challenges of logins that are under way. */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;

  await schema
    .createTable("two_step")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("confirmed", "text")
    .addColumn("last_period", "integer", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("blocked_until", "text")
    .execute();

  await schema
    .createTable("recovery_codes")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
    .execute();

  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("last_used", "text")
    .execute();
  await schema.createIndex("passkeys_user").on("passkeys").column("user_id").execute();

  await schema
    .createTable("login_challenges")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("expires", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("login_challenges_user")
    .on("login_challenges")
    .column("user_id")
    .execute();
  await schema
    .createIndex("login_challenges_expires")
    .on("login_challenges")
    .column("expires")
    .execute();
}
