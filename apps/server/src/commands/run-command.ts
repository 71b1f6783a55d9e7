import cluster from "node:cluster";
import { access, constants, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import { assembleApp } from "../app.ts";
import { type Config, readConfig } from "../config/config.ts";
import { dataFiles } from "../db/data-files.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { hadUncleanStop, type QuickCheck, startQuickCheck } from "../db/quick-check/quick-check.ts";
import { afterFirstAnswer } from "../http/after-first-answer.ts";
import { closePort } from "../http/close-connections.ts";
import { batchLines } from "../http/log/batch-lines.ts";
import { readableLog } from "../http/log/readable-log.ts";
import { Gazetteer } from "../outside/geocoding/gazetteer/gazetteer.ts";
import { listen } from "../process/listen.ts";
import { StartFailure, systemCode } from "../process/start-failure.ts";
import { stopOnSignals } from "../process/stop-on-signals.ts";
import { fillDemo, fillDemoOnce } from "./fill-demo.ts";
import { scheduleCleanup } from "./schedule-cleanup.ts";
import { tidyFiles } from "./tidy-files.ts";
import { primarySignals } from "./workers/primary-signals.ts";

const inCheckout = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/**
 * Runs the server, alone or as `--workers` with their number, `migrate`, `seed`, `poi` with its file, `backup` and `restore`
 * with their folder, `move-to-postgres`, `move-files` with a place, or `admin` with a command of the operator. A failed start is reported in one line.
 */
export async function runCommand(
  [command, ...options]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  // Database, secret and mails are readable for this user only.
  process.umask(0o077);
  const signals = primarySignals() ?? process;
  try {
    const config = readConfig(environment);
    await makeDataDir(config.dataDir);
    if (isCopy(command)) return await copyInstance(config, command, options);
    if (command === "--workers" && !cluster.isWorker) {
      const { runWorkers } = await import("./workers/run-workers.ts");
      return await runWorkers(config, options);
    }
    const unclean = findUncleanStop(config);
    const database = await openDatabase(config);
    if (command === "migrate") await database.close();
    else if (command === "seed") await seed(config, database);
    else if (command === "poi") await indexPlaces(config, database, options[0] ?? "");
    else if (command === "admin") await administer(config, database, options);
    else await serve(config, database, { signals, unclean });
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const copies = ["backup", "restore", "move-to-postgres", "move-files"] as const;
type Copy = (typeof copies)[number];
const isCopy = (command: string | undefined): command is Copy =>
  copies.some((copy) => copy === command);

/** They do not migrate the database: they are of what there is. */
async function copyInstance(
  config: Config,
  command: Copy,
  options: readonly string[],
): Promise<void> {
  if (command === "backup") {
    const { backUp } = await import("./backup/back-up.ts");
    await backUp(config, options[0] ?? "", new Date());
    return printLine(`The backup is in ${options[0]}.`);
  }
  if (command === "move-to-postgres") {
    const { moveToPostgres } = await import("./move/move-to-postgres.ts");
    await moveToPostgres(config, printLine);
    return printLine("Everything is moved. Start the server with the same DATABASE_URL.");
  }
  if (command === "move-files") {
    const { moveFiles } = await import("./move/move-files.ts");
    const count = await moveFiles(config, options);
    return printLine(`Contents of files that are moved: ${count}.`);
  }
  const { restore } = await import("./backup/restore.ts");
  await restore(config, options);
  printLine("The backup is restored. Start the server.");
}

/** The embedded database, if the last server on it ended without closing it. */
function findUncleanStop({ databaseUrl, dataDir }: Config): string | null {
  if (databaseUrl !== undefined) return null;
  const file = join(dataDir, dataFiles.database);
  return hadUncleanStop(file) ? file : null;
}

interface Start {
  signals: NodeJS.EventEmitter;
  unclean: string | null;
}

async function serve(config: Config, opened: Database, { signals, unclean }: Start): Promise<void> {
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics();
  const database = metrics?.measureDatabase(opened) ?? opened;
  const draining = new AbortController();
  const geodata = inCheckout("build/geodata");
  const gazetteer = new Gazetteer(join(geodata, "gazetteer.sqlite"));
  const app = await assembleApp({
    config,
    database,
    ...(metrics && { metrics }),
    draining: draining.signal,
    gazetteer,
    folders: {
      checkout: inCheckout(""),
      web: inCheckout("apps/web/dist"),
      geodata,
    },
    logTarget: isatty(1) ? readableLog(print) : batchLines(print),
  });
  // Whoever read the log may be gone. The server goes on without it.
  process.stdout.on("error", () => undefined);
  const stopTidying = scheduleCleanup(database, app.log, (now) => tidyFiles(config, database, now));
  let check: QuickCheck | undefined;
  if (unclean !== null)
    afterFirstAnswer(app, () => {
      check = startQuickCheck(unclean, app.log);
    });
  const stop = async (signal: NodeJS.Signals) => {
    draining.abort();
    // SIGINT comes from a person who waits at a terminal.
    if (signal === "SIGTERM") await sleep(config.drainMs);
    stopTidying();
    await closePort(app);
    await app.close();
    check?.stop();
    await database.close();
    gazetteer.close();
  };
  stopOnSignals(app.log, stop, { source: signals, drainMs: config.drainMs });
  const demo = config.hasDemo ? await fillDemoOnce(database, config) : null;
  await listen(app, config);
  if (metrics !== undefined && cluster.isWorker) {
    const { answerPrimary } = await import("../metrics/worker-figures.ts");
    answerPrimary(metrics.registry);
  } else if (metrics !== undefined && config.metricsPort !== undefined) {
    const { serveMetrics } = await import("../metrics/serve-metrics.ts");
    await serveMetrics(app.log, metrics.registry, { port: config.metricsPort, host: config.host });
  }
  app.log.info(`Castor is ready at ${config.publicUrl}`);
  if (demo !== null) app.log.info(demo, "the demo account, also in demo.txt of the data folder");
}

const print = (text: string) => void process.stdout.write(text);

/** Loaded only where somebody asks for the figures. */
async function createMetrics() {
  const { Metrics } = await import("../metrics/metrics.ts");
  return new Metrics();
}

async function seed(config: Config, database: Database): Promise<void> {
  try {
    const demo = await fillDemo(database, config);
    if (demo === null)
      throw new StartFailure("The demo goes only into an empty database; this one has accounts.");
    printLine(`Demo account: ${demo.username}, password ${demo.password}`);
  } finally {
    await database.close();
  }
}

async function administer(
  config: Config,
  database: Database,
  options: readonly string[],
): Promise<void> {
  const { runAdmin } = await import("./admin/run-admin.ts");
  const { publicUrl } = config;
  const admin = { database, config, publicUrl, now: new Date(), printLine };
  await runAdmin(options, admin).finally(() => database.close());
}

const printLine = (line: string) => print(`${line}\n`);

async function indexPlaces(
  { dataDir }: Config,
  database: Database,
  extract: string,
): Promise<void> {
  // Exits through "exit" handlers, which remove temporary files.
  process.once("SIGINT", () => process.exit(130)).once("SIGTERM", () => process.exit(143));
  const { buildPoiIndex } = await import("../outside/geocoding/poi/build-poi-index.ts");
  await buildPoiIndex({ extract, database, dataDir, printLine }).finally(() => database.close());
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(`${dataDir}/`, constants.W_OK);
  } catch (error) {
    throw new StartFailure(`DATA_DIR: ${dataDir} cannot be written (${systemCode(error)}).`);
  }
}

/**
 * Creates the folder step by step. Node's recursive mkdir never ends where nothing can be created below an existing
 * parent, as in /proc.
 */
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
