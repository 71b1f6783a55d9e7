import type { TestProject } from "vitest/node";
import { type RunningPostgres, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let started: RunningPostgres | undefined;

/** Provides one PostgreSQL for the whole run: that of TEST_DATABASE_URL, else one started here. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) started = await startPostgres();
  project.provide("postgresUrl", given || (started?.url ?? ""));
}

export async function teardown(): Promise<void> {
  await started?.stop();
}
