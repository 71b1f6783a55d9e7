import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner } from "../../testing/databases/migrated-database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { PostgresDatabase } from "./postgres-database.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

describe.each(testDatabases())("migrations on $name", ({ create }) => {
  test("users of an older version keep their accounts, logins and links", async () => {
    const place = await create();
    const older = openOlder(place);
    await migrate(older, 1);
    const at = "2026-11-20T08:00:00.000Z";
    await older.write(async (queries) => {
      await insertOwner(queries, "anna");
      await sql`insert into sessions (id, user_id, refresh_hash, device, created, last_used)
        values ('s', 'anna', 'hash', 'Firefox', ${at}, ${at})`.execute(queries);
      await sql`insert into link_tokens (token_hash, user_id, kind, expires)
        values ('t', 'anna', 'confirm', ${at})`.execute(queries);
    });
    await older.close();

    const database = await openDatabase(place);
    const kept = await database.read(async (queries) => ({
      sessions: await queries.selectFrom("sessions").select(["id", "provider"]).execute(),
      links: await queries.selectFrom("link_tokens").select(["token_hash", "mail_id"]).execute(),
      mails: await queries.selectFrom("mails").select("id").execute(),
    }));
    expect(kept).toEqual({
      sessions: [{ id: "s", provider: null }],
      links: [{ token_hash: "t", mail_id: null }],
      mails: [],
    });
    await database.close();
    await place.dispose();
  });

  test("what an unconfirmed account held becomes the only registration of its address", async () => {
    const place = await create();
    const older = openOlder(place);
    await migrate(older, 17);
    const at = "2026-11-20T08:00:00.000Z";
    await older.write(async (queries) => {
      await sql`insert into users (id, username, password_hash, public_name, lang, created)
        values ('w', 'waits@example.org', 'hash', 'Wanda', 'ru', ${at})`.execute(queries);
      await sql`insert into link_tokens (token_hash, user_id, kind, expires)
        values ('t', 'w', 'confirm', ${at}), ('r', 'w', 'reset', ${at})`.execute(queries);
    });
    await older.close();

    const database = await openDatabase(place);
    const kept = await database.read(async (queries) => ({
      users: await queries.selectFrom("users").select(["password_hash", "public_name"]).execute(),
      registrations: await queries
        .selectFrom("registrations")
        .select(["id", "user_id", "password_hash", "public_name", "lang"])
        .execute(),
      links: await queries
        .selectFrom("link_tokens")
        .select(["token_hash", "registration_id"])
        .orderBy("token_hash")
        .execute(),
    }));
    expect(kept).toEqual({
      users: [{ password_hash: null, public_name: "" }],
      registrations: [
        { id: "w", user_id: "w", password_hash: "hash", public_name: "Wanda", lang: "ru" },
      ],
      links: [
        { token_hash: "r", registration_id: null },
        { token_hash: "t", registration_id: "w" },
      ],
    });
    await database.close();
    await place.dispose();
  });
});

function openOlder(place: { dataDir: string; databaseUrl: string | undefined }): Database {
  return place.databaseUrl === undefined
    ? new SqliteDatabase(join(place.dataDir, "castor.sqlite"))
    : new PostgresDatabase(place.databaseUrl);
}
