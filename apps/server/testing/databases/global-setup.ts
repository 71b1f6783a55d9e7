import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/db/open-database.ts";
import { type RunningPostgres, startPostgres } from "./postgres.ts";
import { copyPostgresDatabase, dropPostgresDatabase } from "./postgres-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a database whose tables are there. Most tests begin with a copy, since migrating took as long as they do. */
    migratedDatabase: string;
  }
}

let started: RunningPostgres | undefined;
let template: URL | undefined;

/** Provides one PostgreSQL for the whole run: that of TEST_DATABASE_URL, else one started here. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) started = await startPostgres();
  const postgresUrl = given || (started?.url ?? "");
  template = await copyPostgresDatabase(postgresUrl);
  await migrateOnce(template.href);
  project.provide("postgresUrl", postgresUrl);
  project.provide("migratedDatabase", template.pathname.slice(1));
}

/** Migrates, and leaves no connection: a database that somebody uses cannot be copied. */
async function migrateOnce(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  await database.close();
}

export async function teardown(): Promise<void> {
  if (template) await dropPostgresDatabase(template);
  await started?.stop();
}
