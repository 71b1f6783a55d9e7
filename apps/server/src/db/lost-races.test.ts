import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestDatabase, testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner } from "../../testing/databases/migrated-database.ts";
import type { Queries } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";
import { PostgresDatabase } from "./postgres-database.ts";

let place: TestDatabase;
let url: string;
let database: PostgresDatabase;
beforeEach(async () => {
  const created = await testDatabases()
    .find(({ name }) => name === "postgres")
    ?.create();
  if (created?.databaseUrl === undefined) throw new Error("No PostgreSQL.");
  place = created;
  url = created.databaseUrl;
  database = new PostgresDatabase(url, { random: () => 0.5 });
});
afterEach(async () => {
  await database.close();
  await place.dispose();
});

const rename = (queries: Queries, id: string, name: string) =>
  queries.updateTable("users").set({ public_name: name }).where("id", "=", id).execute();

test("of two transactions that wait for each other, the one rolled back is done again: both are stored", async () => {
  await migrate(database);
  await database.write(async (queries) => {
    await insertOwner(queries, "anna");
    await insertOwner(queries, "boris");
  });
  let tries = 0;
  const both = Promise.withResolvers<void>();
  const inTurn = (first: string, second: string, name: string) =>
    database.write(async (queries) => {
      tries += 1;
      await rename(queries, first, name);
      if (tries === 2) both.resolve();
      await both.promise;
      await rename(queries, second, name);
    });
  await Promise.all([inTurn("anna", "boris", "One"), inTurn("boris", "anna", "Other")]);
  const names = await database.read((queries) =>
    queries.selectFrom("users").select("public_name").execute(),
  );
  expect(tries).toBe(3);
  expect(new Set(names.map(({ public_name }) => public_name)).size).toBe(1);
});

test("a transaction that is rolled back again and again is given up with 503", async () => {
  let tries = 0;
  const lost = Object.assign(new Error("could not serialize access"), { code: "40001" });
  const given = database.write(async () => {
    tries += 1;
    throw lost;
  });
  await expect(given).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryAfter: 1 });
  expect(tries).toBe(5);
});

test("a table that stays in use ends a migration with one line, and nobody waits behind it", async () => {
  await migrate(database);
  const addColumn = async (queries: Queries) => {
    await queries.schema.alterTable("sessions").addColumn("later", "text").execute();
  };
  const migrating = new PostgresDatabase(url, { connections: 1, isPatient: true });
  const update = () => migrate(migrating, [...migrations, addColumn]);
  const backup = new pg.Client({ connectionString: url });
  await backup.connect();
  await backup.query("begin");
  await backup.query("lock table users, sessions, link_tokens in access share mode");
  await expect(update()).rejects.toThrow(/^DATABASE_URL: a table stays in use/);
  await backup.query("rollback");
  await backup.end();
  await update();
  await migrating.close();
});
