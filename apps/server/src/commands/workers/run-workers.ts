import cluster, { type Worker } from "node:cluster";
import type { Config } from "../../config/config.ts";
import { openDatabase } from "../../db/open-database.ts";
import { createWorkersCounter, type LimitQuestion } from "../../http/limits/count-for-workers.ts";
import { StartFailure } from "../../process/start-failure.ts";
import { stopMessage } from "./primary-signals.ts";

const maxWorkers = 64;
/** A worker that ends is started again after a pause that doubles, until one has lived for a while. */
const firstPauseMs = 100;
const maxPauseMs = 30_000;
const settledMs = 60_000;
/** Longer than a worker takes to stop at most, after the time in which it still takes calls. */
const stopMs = 30_000;

/** Runs the server as several processes on one port, and a new one for each that dies (decision 070). */
export async function runWorkers(config: Config, options: readonly string[]): Promise<void> {
  const count = readCount(options);
  if (config.databaseUrl === undefined)
    throw new StartFailure(
      "--workers: the embedded database is for one process; set DATABASE_URL, or start without --workers.",
    );
  // One process brings the tables up to date, and says in one line what is wrong with the database.
  await (await openDatabase(config)).close();
  if (config.metricsPort !== undefined)
    await serveFigures({ port: config.metricsPort, host: config.host });
  // They run the file that this process runs: the sources, or what is built of them.
  cluster.setupPrimary({ args: [] });
  new Workers(count, config.drainMs + stopMs).start();
}

/** The figures of all workers, at the primary's port. */
async function serveFigures(where: { port: number; host: string | undefined }): Promise<void> {
  const { WorkerFigures } = await import("../../metrics/worker-figures.ts");
  const { serveMetrics } = await import("../../metrics/serve-metrics.ts");
  const error = (_line: object, message: string) => printLine(message);
  await serveMetrics({ error }, new WorkerFigures(), where);
}

function readCount([text = ""]: readonly string[]): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > maxWorkers)
    throw new StartFailure(`--workers: should be a number from 1 to ${maxWorkers}.`);
  return count;
}

class Workers {
  readonly #count: number;
  readonly #stopMs: number;
  readonly #countForWorkers = createWorkersCounter();
  #hasServed = false;
  #isStopping = false;

  constructor(count: number, stopMs: number) {
    this.#count = count;
    this.#stopMs = stopMs;
  }

  start(): void {
    cluster.on("listening", () => {
      this.#hasServed = true;
    });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, this.#stop);
    for (let worker = 0; worker < this.#count; worker += 1) this.#run(firstPauseMs);
  }

  #run(pauseMs: number): void {
    if (this.#isStopping) return;
    const begun = performance.now();
    const worker = cluster.fork();
    worker.on("message", (message) => this.#answer(worker, message));
    worker.once("exit", (code, signal) => {
      if (this.#isStopping) return this.#endWithLast();
      // A setting that no worker can use: its line is on the screen already.
      if (!this.#hasServed) return this.#giveUp();
      const hasSettled = performance.now() - begun > settledMs;
      const pause = hasSettled ? firstPauseMs : pauseMs;
      printLine(`worker ${worker.process.pid} ended (${signal ?? code}); a new one in ${pause} ms`);
      setTimeout(() => this.#run(Math.min(2 * pause, maxPauseMs)), pause);
    });
  }

  #answer(worker: Worker, message: unknown): void {
    const question = message as LimitQuestion;
    if (question.kind !== "limit") return;
    void this.#countForWorkers(question).then((answer) => {
      if (worker.isConnected()) worker.send(answer);
    });
  }

  readonly #stop = (): void => {
    if (this.#isStopping) this.#giveUp();
    this.#isStopping = true;
    setTimeout(() => this.#giveUp(), this.#stopMs).unref();
    for (const worker of living()) if (worker.isConnected()) worker.send(stopMessage);
    this.#endWithLast();
  };

  #endWithLast(): void {
    if (living().length === 0) process.exit(0);
  }

  #giveUp(): never {
    for (const worker of living()) worker.process.kill("SIGKILL");
    process.exit(1);
  }
}

const living = () => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);

const printLine = (line: string) => void process.stderr.write(`${line}\n`);
