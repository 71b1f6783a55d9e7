import type { TestProject } from "vitest/node";
import { type RunningPostgres, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let started: RunningPostgres | undefined;

/** One PostgreSQL for the whole run: the one that TEST_DATABASE_URL names, else our own. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) started = await startPostgres();
  project.provide("postgresUrl", given || (started?.url ?? ""));
}

export async function teardown(): Promise<void> {
  await started?.stop();
}
