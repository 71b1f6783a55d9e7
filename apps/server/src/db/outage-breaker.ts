import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@castor/core/errors.ts";

/** An operation is slow after this time, and the server is probed. */
const slowMs = 500;
/** The pause between two probes while the server does not answer. */
const pauseMs = 500;

/** The breaker's access to the server. */
export interface BreakerOptions {
  /** Whether the server answers at all. Resolves within seconds and never throws. */
  isAnswering: () => Promise<boolean>;
  /** Closes every connection, so that the queries on them fail. */
  cutConnections: () => void;
}

/**
 * A circuit breaker for a database server that hangs: it accepts connections without answering, or its network drops
 * all packets. A slow operation alone does not open it; a failed probe does. While it is open every operation is
 * refused with 503. It closes when the server answers a probe.
 */
export class OutageBreaker {
  readonly #options: BreakerOptions;
  readonly #refusals = new Set<() => void>();
  readonly #stop = new AbortController();
  #isOpen = false;
  #isProbing = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /** Runs an operation on the database. Throws 503 (retry in a second) when the server hangs. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isOpen) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const refuse = () => reject(unavailable());
      const timer = setInterval(this.#probe, slowMs).unref();
      this.#refusals.add(refuse);
      work()
        .then(resolve, reject)
        .finally(() => {
          clearInterval(timer);
          this.#refusals.delete(refuse);
        });
    });
  }

  /** Stops probing. */
  close(): void {
    this.#stop.abort();
  }

  readonly #probe = async (): Promise<void> => {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const { signal } = this.#stop;
    while (!signal.aborted && !(await this.#options.isAnswering())) {
      this.#open();
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#isOpen = false;
    this.#isProbing = false;
  };

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#options.cutConnections();
    for (const refuse of this.#refusals) refuse();
  }
}

const unavailable = () => new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });
