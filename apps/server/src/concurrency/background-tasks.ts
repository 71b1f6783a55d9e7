import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@castor/core/errors.ts";
import type { Log } from "../process/log.ts";

const maxRunning = 1_000;
const finishMs = 5_000;

/**
 * Runs work that no answer waits for. Neither the answer nor its duration then reveals what the work finds, as with a
 * mail to an address that may have no account.
 */
export class BackgroundTasks {
  readonly #log: Log;
  readonly #running = new Set<Promise<unknown>>();

  constructor(log: Log) {
    this.#log = log;
  }

  run(work: () => Promise<unknown>): void {
    if (this.#running.size >= maxRunning)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    const running: Promise<unknown> = work()
      .catch((error: unknown) => this.#log.error({ err: error }, "a background task failed"))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves once all tasks are done, at the latest after some seconds. */
  async finish(): Promise<void> {
    const timer = new AbortController();
    const { signal } = timer;
    const timeout = wait(finishMs, undefined, { signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running), timeout]);
    timer.abort();
  }
}
