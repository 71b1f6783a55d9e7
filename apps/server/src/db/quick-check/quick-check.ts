import { statSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Log } from "../../process/log.ts";

/**
 * Whether the last server on an embedded database ended without closing it. To be asked before it is opened: SQLite removes
 * the write-ahead log when the last connection closes.
 */
export function hadUncleanStop(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** A check that runs. `stop` ends it. */
export interface QuickCheck {
  done: Promise<void>;
  stop(): Promise<unknown>;
}

/** Runs SQLite's `quick_check` in a thread of its own, and logs what it finds. */
export function startQuickCheck(file: string, log: Log): QuickCheck {
  const begun = performance.now();
  const worker = new Worker(new URL("./quick-check-thread.ts", import.meta.url), {
    workerData: file,
  });
  worker.unref();
  const { promise, resolve } = Promise.withResolvers<void>();
  worker.on("message", (faults: readonly string[]) => {
    const ms = Math.round(performance.now() - begun);
    if (faults.length === 0)
      log.info({ ms }, "the database is sound after a stop that did not close it");
    else log.error({ ms, faults }, "the database is damaged; restore a backup");
  });
  worker.on("error", (err) => log.error({ err }, "the database could not be checked"));
  worker.on("exit", () => resolve());
  return { done: promise, stop: () => worker.terminate() };
}
