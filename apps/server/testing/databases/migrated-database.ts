import type { Database, Queries } from "../../src/db/database.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import type { TestDatabaseKind } from "./each-database.ts";

/** Opens a migrated database of one kind. `dispose` closes and removes it. */
export async function openTestDatabase(
  kind: TestDatabaseKind,
): Promise<{ database: Database; dispose(): Promise<void> }> {
  const test = await kind.create({ isMigrated: true });
  const database = await openDatabase(test);
  return {
    database,
    dispose: async () => {
      await database.close();
      await test.dispose();
    },
  };
}

/** Inserts a user called Anna, who can own trips. */
export async function insertOwner(queries: Queries, id: string): Promise<void> {
  await queries
    .insertInto("users")
    .values({
      id,
      username: `${id}@example.org`,
      password_hash: null,
      public_name: "Anna",
      lang: "en",
      default_currency: null,
      confirmed: "2026-11-20T08:00:00.000Z",
      created: "2026-11-20T08:00:00.000Z",
    })
    .execute();
}
