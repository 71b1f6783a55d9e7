import { existsSync } from "node:fs";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { testDatabases } from "./each-database.ts";

describe("test databases", () => {
  it("are an embedded one and a PostgreSQL one", () => {
    expect(testDatabases().map((kind) => kind.name)).toEqual(["sqlite", "postgres"]);
  });

  it("give each caller an empty PostgreSQL database of its own that folds Cyrillic case", async () => {
    const kind = testDatabases().find(({ name }) => name === "postgres");
    const one = await kind?.create();
    const other = await kind?.create();
    expect(one?.databaseUrl).not.toBe(other?.databaseUrl);
    const client = new pg.Client({ connectionString: one?.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select lower('МОСКВА') as folded, (select count(*) from pg_tables where schemaname = 'public') as tables",
    );
    await client.end();
    await one?.dispose();
    await other?.dispose();
    expect(rows).toEqual([{ folded: "москва", tables: "0" }]);
  });

  it("leave nothing behind", async () => {
    for (const kind of testDatabases()) {
      const database = await kind.create();
      expect(existsSync(database.dataDir)).toBe(true);
      await database.dispose();
      expect(existsSync(database.dataDir)).toBe(false);
    }
  });
});
