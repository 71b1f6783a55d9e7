import type { Database } from "../src/db/database.ts";
import { openDatabase } from "../src/db/open-database.ts";
import type { TestDatabaseKind } from "./each-database.ts";

/** A migrated database of one kind, with what closes and removes it. */
export async function openTestDatabase(
  kind: TestDatabaseKind,
): Promise<{ database: Database; dispose(): Promise<void> }> {
  const test = await kind.create();
  const database = await openDatabase(test);
  return {
    database,
    dispose: async () => {
      await database.close();
      await test.dispose();
    },
  };
}
