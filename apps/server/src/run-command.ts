import { access, constants, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import { assembleApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { fillDemo, fillDemoOnce } from "./fill-demo.ts";
import { readableLog } from "./http/readable-log.ts";
import { listen } from "./listen.ts";
import { Gazetteer } from "./outside/geocoding/gazetteer.ts";
import { StartFailure, systemCode } from "./start-failure.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import { keepTidy } from "./tidy-up.ts";

const inCheckout = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Runs the server, or `migrate`, `seed`, or `poi` with its file; what keeps it from starting is said in one line. */
export async function runCommand(
  [command, file = ""]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  // The database, the secret, the letters: for the eyes of this account only.
  process.umask(0o077);
  try {
    const config = readConfig(environment);
    await makeDataDir(config.dataDir);
    const database = await openDatabase(config);
    if (command === "migrate") await database.close();
    else if (command === "seed") await seed(config, database);
    else if (command === "poi") await indexPlaces(config, database, file);
    else await serve(config, database);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function serve(config: Config, database: Database): Promise<void> {
  const geodata = inCheckout("build/geodata");
  const gazetteer = new Gazetteer(join(geodata, "gazetteer.sqlite"));
  const app = await assembleApp({
    config,
    database,
    gazetteer,
    folders: {
      checkout: inCheckout(""),
      web: inCheckout("apps/web/dist"),
      geodata,
    },
    ...(isatty(1) && { logTarget: readableLog((text) => process.stdout.write(text)) }),
  });
  const stopTidying = keepTidy(database, app.log);
  stopOnSignals(app.log, async () => {
    stopTidying();
    await app.close();
    await database.close();
    gazetteer.close();
  });
  const demo = config.hasDemo ? await fillDemoOnce(database, config) : null;
  await listen(app, config);
  app.log.info(`Castor is ready at ${config.publicUrl}`);
  if (demo !== null) app.log.info(demo, "the demo account, also in demo.txt of the data folder");
}

async function seed(config: Config, database: Database): Promise<void> {
  const demo = await fillDemo(database, config);
  await database.close();
  if (demo === null)
    throw new StartFailure("The demo goes only into an empty database; this one has accounts.");
  process.stdout.write(`Demo account: ${demo.username}, password ${demo.password}\n`);
}

async function indexPlaces(
  { dataDir }: Config,
  database: Database,
  extract: string,
): Promise<void> {
  // So that what was begun is removed.
  process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
  const { buildPoiIndex } = await import("./outside/geocoding/poi/build-poi-index.ts");
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await buildPoiIndex({ extract, database, dataDir, say }).finally(() => database.close());
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(`${dataDir}/`, constants.W_OK);
  } catch (error) {
    throw new StartFailure(`DATA_DIR: ${dataDir} cannot be written (${systemCode(error)}).`);
  }
}

/** Step by step: Node's own recursion never ends where nothing can be made though the parent is there, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    if (systemCode(error) === "EEXIST") return;
    if (systemCode(error) !== "ENOENT") throw error;
    await makeFolder(dirname(folder));
    await make();
  }
}
