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
    const older: Database =
      place.databaseUrl === undefined
        ? new SqliteDatabase(join(place.dataDir, "castor.sqlite"))
        : new PostgresDatabase(place.databaseUrl);
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
});
