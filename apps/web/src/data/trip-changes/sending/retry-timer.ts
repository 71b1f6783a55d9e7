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

  start(): void {
    this.#timer = setTimeout(this.#run, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The next wait is short again. */
  reset(): void {
    this.#waitMs = firstMs;
  }
}
