import { access, constants, mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { assembleApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { listen } from "./listen.ts";
import { StartFailure, systemCode } from "./start-failure.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const inCheckout = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Runs the server, or `migrate` or `seed`; what keeps it from starting is said in one line. */
export async function runCommand(
  command: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    const config = readConfig(environment);
    await makeDataDir(config.dataDir);
    const database = await openDatabase(config);
    if (command === "migrate") await database.close();
    else await serve(config, database);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function serve(config: Config, database: Database): Promise<void> {
  const app = await assembleApp({
    config,
    database,
    places: { id: "gazetteer", search: async () => [], findNearest: async () => null },
    paths: {
      id: "estimate",
      find: async () => ({ provider: "estimate", estimated: true, legs: [] }),
    },
    folders: {
      checkout: inCheckout(""),
      web: inCheckout("apps/web/dist"),
      geodata: inCheckout("build/geodata"),
    },
  });
  stopOnSignals(app.log, async () => {
    await app.close();
    await database.close();
  });
  await listen(app, config);
  app.log.info(`Castor is ready at ${config.publicUrl}`);
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartFailure(`DATA_DIR: ${dataDir} cannot be written (${systemCode(error)}).`);
  }
}
