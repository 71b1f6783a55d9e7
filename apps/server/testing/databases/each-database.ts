import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type {} from "./global-setup.ts";
import { copyPostgresDatabase, dropPostgresDatabase } from "./postgres-databases.ts";

export interface TestDatabase {
  /** Undefined for SQLite, whose file is in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Removes the database. Close your own connections first; open ones are cut. */
  dispose(): Promise<void>;
}

export interface TestDatabaseKind {
  name: "sqlite" | "postgres";
  /** With `isMigrated`, the tables may be there already, which saves the time of making them. */
  create(options?: { isMigrated: boolean }): Promise<TestDatabase>;
}

/** Both databases, for `describe.each(testDatabases())("... on $name", ({ create }) => ...)`: each `create()` is fresh and empty. */
export function testDatabases(): TestDatabaseKind[] {
  return [
    { name: "sqlite", create: createSqlite },
    { name: "postgres", create: createPostgres },
  ];
}

async function createSqlite(): Promise<TestDatabase> {
  const dataDir = await makeDataDir();
  return { databaseUrl: undefined, dataDir, dispose: () => removeDataDir(dataDir) };
}

async function createPostgres({ isMigrated = false } = {}): Promise<TestDatabase> {
  const dataDir = await makeDataDir();
  const server = inject("postgresUrl");
  const url = await copyPostgresDatabase(
    server,
    isMigrated ? inject("migratedDatabase") : undefined,
  );
  return {
    databaseUrl: url.href,
    dataDir,
    dispose: async () => {
      await dropPostgresDatabase(url);
      await removeDataDir(dataDir);
    },
  };
}

const makeDataDir = () => mkdtemp(join(tmpdir(), "castor-test-"));
const removeDataDir = (folder: string) => rm(folder, { recursive: true, force: true });
