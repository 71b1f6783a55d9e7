import { Semaphore } from "./semaphore.ts";

/** Limits how many tasks of one key run at the same time. Tasks of different keys do not wait for each other. */
export class KeyedSemaphore {
  readonly #concurrency: number;
  readonly #byKey = new Map<string, Semaphore>();

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /** Keys with running tasks. */
  get size(): number {
    return this.#byKey.size;
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const semaphore = this.#byKey.get(key) ?? new Semaphore({ concurrency: this.#concurrency });
    this.#byKey.set(key, semaphore);
    try {
      return await semaphore.run(task);
    } finally {
      // The key may have a new semaphore by now.
      if (semaphore.isIdle && this.#byKey.get(key) === semaphore) this.#byKey.delete(key);
    }
  }
}
