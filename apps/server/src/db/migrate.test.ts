import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner } from "../../testing/databases/migrated-database.ts";
import { dataFiles } from "./data-files.ts";
import type { Database, Queries } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { PostgresDatabase } from "./postgres-database.ts";
import { SqliteDatabase } from "./sqlite-database.ts";

const versionIs = (queries: Queries, version: number) =>
  queries
    .updateTable("settings")
    .set({ value: String(version) })
    .where("name", "=", "schema_version")
    .execute();

describe.each(testDatabases())("migrations on $name", ({ create }) => {
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

  const listUsers = (of: Database) =>
    of.read(async (queries) => (await sql`select * from users`.execute(queries)).rows);

  test("a later migration finds the rows of an earlier version, and runs once", async () => {
    await database.write((queries) => insertOwner(queries, "anna"));
    const addColumn = async (queries: Queries) => {
      await queries.schema.alterTable("users").addColumn("later", "text").execute();
      await sql`update users set later = public_name`.execute(queries);
    };
    const later = [...migrations, addColumn];
    await migrate(database, later);
    await migrate(database, later);
    expect(await listUsers(database)).toMatchObject([{ id: "anna", later: "Anna" }]);
  });

  /** A database before anything has migrated it. */
  const openEmpty = ({ databaseUrl, dataDir }: TestDatabase): Database =>
    databaseUrl === undefined
      ? new SqliteDatabase(join(dataDir, dataFiles.database))
      : new PostgresDatabase(databaseUrl, { connections: 1 });

  test("a database of the last migration before the first release goes on as it is", async () => {
    const former = await create();
    const old = openEmpty(former);
    await migrate(old, migrations.slice(0, 1));
    await old.write((queries) => insertOwner(queries, "anna"));
    await old.close();
    const again = await openDatabase(former);
    expect(await listUsers(again)).toMatchObject([{ id: "anna" }]);
    await again.close();
    await former.dispose();
  });

  test.each([1, 17, 21])(
    "one of migration %i is refused with words and stays as it is",
    async (version) => {
      await database.write((queries) => versionIs(queries, version));
      await expect(openDatabase(place)).rejects.toThrow(
        /from before the first release.*operations/,
      );
      const { rows } = await database.read((queries) =>
        sql`select value from settings where name = 'schema_version'`.execute(queries),
      );
      expect(rows).toEqual([{ value: String(version) }]);
    },
  );
});
