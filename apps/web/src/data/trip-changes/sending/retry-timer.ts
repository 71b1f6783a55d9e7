const firstMs = 2_000;
const longestMs = 60_000;

/** Runs work again after 2, 4, 8 … 60 seconds, until `reset`. */
export class RetryTimer {
  readonly #run: () => void;
  #waitMs = firstMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(run: () => void) {
    this.#run = run;
  }

  /** Starts to wait, unless it waits already. */
  start(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#run();
    }, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The next wait is short again. */
  reset(): void {
    this.#waitMs = firstMs;
  }
}
