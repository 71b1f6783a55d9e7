import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type {} from "./global-setup.ts";

export interface TestDatabase {
  /** Undefined for SQLite, whose file is in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Removes the database. Close your own connections first; open ones are cut. */
  dispose(): Promise<void>;
}

export interface TestDatabaseKind {
  name: "sqlite" | "postgres";
  create(): Promise<TestDatabase>;
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

async function createPostgres(): Promise<TestDatabase> {
  const dataDir = await makeDataDir();
  const name = `castor_test_${randomBytes(8).toString("hex")}`;
  await runOnServer(`create database ${name}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    dataDir,
    dispose: async () => {
      await runOnServer(`drop database if exists ${name} with (force)`);
      await removeDataDir(dataDir);
    },
  };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const makeDataDir = () => mkdtemp(join(tmpdir(), "castor-test-"));
const removeDataDir = (folder: string) => rm(folder, { recursive: true, force: true });
