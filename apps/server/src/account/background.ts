import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@castor/core/errors.ts";

interface ErrorLog {
  error(line: object, message: string): void;
}

const mostAtOnce = 1_000;
const finishMs = 5_000;

/**
 * Work that no answer waits for: neither the answer nor the time that it takes tells what the work found, as when
 * somebody asks for a mail to an address that may have no account.
 */
export class Background {
  readonly #log: ErrorLog;
  readonly #running = new Set<Promise<unknown>>();

  constructor(log: ErrorLog) {
    this.#log = log;
  }

  run(work: () => Promise<unknown>): void {
    if (this.#running.size >= mostAtOnce)
      throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
    const running: Promise<unknown> = work()
      .catch((error: unknown) => this.#log.error({ err: error }, "work in the background failed"))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all of it is done, or after some seconds. */
  async finish(): Promise<void> {
    const patience = new AbortController();
    const { signal } = patience;
    const tooLong = wait(finishMs, undefined, { signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#running), tooLong]);
    patience.abort();
  }
}
