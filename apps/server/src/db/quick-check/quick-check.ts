import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Log } from "../../process/log.ts";

/**
 * Whether the last server on an embedded database ended without closing it. To be asked before it is opened: SQLite removes
 * the write-ahead log when the last connection closes.
 */
export function hadUncleanStop(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/** A check that runs. `stop` ends it at once. */
export interface QuickCheck {
  done: Promise<void>;
  stop(): void;
}

const script = fileURLToPath(new URL("./quick-check-process.ts", import.meta.url));
const faultList = z.array(z.string());

/**
 * Runs SQLite's `quick_check` in a process of its own, and logs what it finds. A thread could not be ended before the check
 * is, and would hold up a stop of the server.
 */
export function startQuickCheck(file: string, log: Log): QuickCheck {
  const begun = performance.now();
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { signal: controller.signal, killSignal: "SIGKILL" } as const;
  execFile(process.execPath, [script, file], options, (err, stdout) => {
    resolve();
    if (controller.signal.aborted) return;
    if (err) return log.error({ err }, "the database could not be checked");
    const ms = Math.round(performance.now() - begun);
    const faults = faultList.parse(JSON.parse(stdout));
    if (faults.length === 0)
      log.info({ ms }, "the database is sound after a stop that did not close it");
    else log.error({ ms, faults }, "the database is damaged; restore a backup");
  });
  return { done: promise, stop: () => controller.abort() };
}
