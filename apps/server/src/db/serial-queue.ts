import { AppError } from "@castor/core/errors.ts";

/** Runs tasks one after the other; when `most` already wait, the next is turned away (503, try again in a second). */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most)
      return Promise.reject(new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 }));
    this.#waiting += 1;
    const result = this.#last.then(task).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = result.then(ignore, ignore);
    return result;
  }

  /** Resolves when everything that was asked for has run. */
  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}

const ignore = () => undefined;
