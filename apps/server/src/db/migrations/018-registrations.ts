import { sql } from "kysely";
import type { Queries } from "../database.ts";

/**
 * Registrations that wait for their address, each with its own password, name and language. What the user's row held of
 * the last one becomes the only registration of its address.
 */
export async function up(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable("registrations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("public_name", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("key_hash", "text")
    .addColumn("created", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("registrations_user").on("registrations").column("user_id").execute();
  await schema.createIndex("registrations_created").on("registrations").column("created").execute();
  for (const table of ["mails", "link_tokens"] as const) {
    await schema
      .alterTable(table)
      .addColumn("registration_id", "text", (column) =>
        column.references("registrations.id").onDelete("cascade"),
      )
      .execute();
    // The end of a registration looks for its mails and links.
    await schema.createIndex(`${table}_registration`).on(table).column("registration_id").execute();
  }
  // The cleanup looks for addresses whose registrations have ended.
  await sql`create index users_unconfirmed on users (created) where confirmed is null`.execute(
    queries,
  );
  await moveWaiting(queries);
}

async function moveWaiting(queries: Queries): Promise<void> {
  const waiting = await queries
    .selectFrom("users")
    .select(["id", "password_hash as passwordHash", "public_name as publicName", "lang"])
    .where("confirmed", "is", null)
    .where("username", "not like", "removed %")
    .execute();
  const created = new Date().toISOString();
  for (const { id, passwordHash, publicName, lang } of waiting) {
    if (passwordHash === null) continue;
    await queries
      .insertInto("registrations")
      .values({
        id,
        user_id: id,
        password_hash: passwordHash,
        public_name: publicName,
        lang,
        key_hash: null,
        created,
      })
      .execute();
    for (const table of ["mails", "link_tokens"] as const)
      await queries
        .updateTable(table)
        .set({ registration_id: id })
        .where("user_id", "=", id)
        .where("kind", "=", "confirm")
        .execute();
    await queries
      .updateTable("users")
      .set({ password_hash: null, public_name: "" })
      .where("id", "=", id)
      .execute();
  }
}
