import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type TestDatabase, testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner } from "../../testing/databases/migrated-database.ts";
import { runToEnd } from "../../testing/servers/spawn-server.ts";
import type { Database, Queries } from "./database.ts";
import { openDatabase } from "./open-database.ts";
import type { TripsTable } from "./schema.ts";
import { loadOrCreateSetting, loadSetting } from "./settings-store.ts";

const names = async (queries: Queries) =>
  (await queries.selectFrom("users").select("id").orderBy("id").execute()).map(({ id }) => id);

describe.each(testDatabases())("the database on $name", ({ create }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await create();
    database = await openDatabase(place);
  });
  afterEach(async () => {
    await database.close();
    await place.dispose();
  });

  test("a transaction that throws is rolled back", async () => {
    const failing = database.write(async (queries) => {
      await insertOwner(queries, "anna");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await database.read(names)).toEqual([]);
    await database.write((queries) => insertOwner(queries, "boris"));
    expect(await database.read(names)).toEqual(["boris"]);
  });

  test("among writes that share a commit, one that throws leaves the others in place", async () => {
    const settled = await Promise.allSettled(
      ["anna", "boris", "clara", "anna", "dora"].map((id) =>
        database.write(async (queries) => {
          await insertOwner(queries, id);
          if (id === "clara") throw new Error("changed my mind");
          return id;
        }),
      ),
    );
    const failed = settled.map(({ status }) => status === "rejected");
    expect(failed.filter(Boolean)).toHaveLength(2);
    expect([failed[2], failed[4]]).toEqual([true, false]);
    expect(await database.read(names)).toEqual(["anna", "boris", "dora"]);
  });

  test("a glance sees what is committed, whatever snapshots and writes are open", async () => {
    const seen: string[][] = [];
    await database.read(async (snapshot) => {
      await names(snapshot);
      await database.write((queries) => insertOwner(queries, "anna"));
      seen.push(await names(snapshot), await database.glance(names));
    });
    await database.write(async (queries) => {
      await insertOwner(queries, "boris");
      seen.push(await database.glance(names));
    });
    expect(seen).toEqual([[], ["anna"], ["anna"]]);
  });

  test("a write is answered only once others can read it", async () => {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        await database.write((queries) => insertOwner(queries, `person-${index}`));
        expect(await database.read(names)).toContain(`person-${index}`);
      }),
    );
  });

  test("a read sees one snapshot and nothing uncommitted", async () => {
    await database.write((queries) => insertOwner(queries, "anna"));
    const seen = await database.read(async (queries) => {
      const before = await names(queries);
      await database.write((others) => insertOwner(others, "boris"));
      return [before, await names(queries)];
    });
    expect(seen).toEqual([["anna"], ["anna"]]);
    const during = await database.write(async (queries) => {
      await insertOwner(queries, "clara");
      return database.read(names);
    });
    expect(during).toEqual(["anna", "boris"]);
    expect(await database.read(names)).toEqual(["anna", "boris", "clara"]);
  });

  test("a read cannot write", async () => {
    await expect(database.read((queries) => insertOwner(queries, "anna"))).rejects.toThrow();
    expect(await database.read(names)).toEqual([]);
  });

  test("concurrent transactions do not mix", async () => {
    const count = (queries: Queries) =>
      loadSetting(queries, "count").then((value) => Number(value ?? "0"));
    await database.write((queries) => loadOrCreateSetting(queries, "count", "0"));
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.write(async (queries) => {
          const lock = queries.selectFrom("settings").select("value").where("name", "=", "count");
          await (database.kind === "postgres" ? lock.forUpdate() : lock).execute();
          const value = (await count(queries)) + 1;
          await queries
            .updateTable("settings")
            .set({ value: String(value) })
            .where("name", "=", "count")
            .execute();
        }),
      ),
    );
    expect(await database.read(count)).toBe(20);
  });

  test("keeps numbers as numbers and follows foreign keys", async () => {
    const trip: TripsTable = {
      id: "trip",
      owner_id: "anna",
      name: "Trip",
      adults: 2,
      kids: 0,
      currency: "EUR",
      tile_type: "default",
      is_draft: 0,
      is_public: 1,
      is_in_catalog: 0,
      silenced: "[]",
      travellers: "[]",
      cover_file_id: null,
      version: 1,
      created: "2026-11-20T08:00:00.000Z",
      updated: "2026-11-20T08:00:00.000Z",
    };
    await expect(
      database.write((queries) => queries.insertInto("trips").values(trip).execute()),
    ).rejects.toThrow(/foreign key/i);
    await database.write(async (queries) => {
      await insertOwner(queries, "anna");
      await queries.insertInto("trips").values(trip).execute();
    });
    const read = await database.read(async (queries) => [
      await queries.selectFrom("trips").selectAll().executeTakeFirst(),
      await queries
        .selectFrom("trips")
        .select((is) => is.fn.countAll().as("count"))
        .executeTakeFirst(),
    ]);
    expect(read).toEqual([trip, { count: 1 }]);
    await database.write((queries) => queries.deleteFrom("users").execute());
    expect(
      await database.read((queries) => queries.selectFrom("trips").select("id").execute()),
    ).toEqual([]);
  });

  test("several processes that start together migrate once", async () => {
    const fresh = await create();
    const environment = {
      DATA_DIR: fresh.dataDir,
      ...(fresh.databaseUrl && { DATABASE_URL: fresh.databaseUrl }),
    };
    const ended = await Promise.all([1, 2, 3].map(() => runToEnd(environment, "migrate")));
    expect(ended).toEqual(Array(3).fill({ code: 0, stdout: "", stderr: "" }));
    const opened = await openDatabase(fresh);
    expect(await opened.read((queries) => loadSetting(queries, "schema_version"))).toBe(
      await database.read((queries) => loadSetting(queries, "schema_version")),
    );
    await opened.close();
    await fresh.dispose();
  });

  test("of two concurrent writes of one setting the first wins", async () => {
    const kept = await Promise.all(
      ["one", "two", "three"].map((value) =>
        database.write((queries) => loadOrCreateSetting(queries, "secret", value)),
      ),
    );
    expect(new Set(kept).size).toBe(1);
  });
});

test("an embedded database that another process locks answers 503, and works again afterwards", async () => {
  const [sqlite] = testDatabases();
  if (sqlite === undefined) throw new Error("No test database.");
  const place = await sqlite.create();
  const database = await openDatabase(place);
  const other = new DatabaseSync(join(place.dataDir, "castor.sqlite"));
  other.exec("begin immediate");
  const write = () => database.write((queries) => insertOwner(queries, "anna"));
  await expect(write()).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryAfter: 1 });
  expect(await database.read(names)).toEqual([]);
  other.close();
  await write();
  expect(await database.read(names)).toEqual(["anna"]);
  await database.close();
  await place.dispose();
});

test("a PostgreSQL that does not fold the case of Cyrillic letters is refused with advice", async () => {
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  const name = `castor_test_${randomBytes(8).toString("hex")}`;
  await admin.query(`create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  await expect(openDatabase({ databaseUrl: url.href, dataDir: "" })).rejects.toThrow(
    /^DATABASE_URL: this database does not fold Cyrillic letters/,
  );
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
