import { AppError } from "@castor/core/errors.ts";

export interface ShareLimits {
  /** Tasks of one caller, running and waiting; more are refused with 429. */
  each: number;
  /** Tasks of all callers; more are refused with 503. */
  all: number;
  /** The message of a 429, as `words` of an AppError. */
  words?: string;
}

/** A refused caller may try again after so many seconds. */
const retryAfter = 5;

/** Limits how many tasks of one caller run or wait, so that nobody fills the queue that all callers wait in. */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #byKey = new Map<string, number>();
  #all = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Throws when a task of a caller with one of these keys would be refused. */
  check(keys: readonly string[]): void {
    const { each, all, words } = this.#limits;
    if (keys.some((key) => (this.#byKey.get(key) ?? 0) >= each))
      throw new AppError("TOO_MANY_REQUESTS", { retryAfter, ...(words && { words }) });
    if (this.#all >= all) throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter });
  }

  /** Runs a task of a caller, counted under each of its keys. Throws as `check`. */
  async run<T>(keys: readonly string[], task: () => Promise<T>): Promise<T> {
    this.check(keys);
    this.#count(keys, 1);
    try {
      return await task();
    } finally {
      this.#count(keys, -1);
    }
  }

  #count(keys: readonly string[], by: 1 | -1): void {
    this.#all += by;
    for (const key of keys) {
      const tasks = (this.#byKey.get(key) ?? 0) + by;
      if (tasks === 0) this.#byKey.delete(key);
      else this.#byKey.set(key, tasks);
    }
  }
}
