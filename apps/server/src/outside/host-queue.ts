import { ProviderFailure } from "./provider-failure.ts";

export interface QueueFigures {
  /** Calls under way at the same time. */
  atOnce: number;
  /** Calls that wait for their turn; the next one is turned away (decisions 8). */
  mostWaiting: number;
}

/** Calls to one host, a few at a time, in order; waiting is bounded, and ends with the signal of who waits. */
export class HostQueue {
  readonly #mostWaiting: number;
  readonly #waiting = new Set<() => void>();
  #slots: number;

  constructor({ atOnce, mostWaiting }: QueueFigures) {
    this.#slots = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the task when its turn comes. Throws a `ProviderFailure` when too many wait, or when the signal ends first. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.#takeSlot(signal);
    try {
      return await task();
    } finally {
      const [next] = this.#waiting;
      if (next === undefined) this.#slots += 1;
      else next();
    }
  }

  async #takeSlot(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new ProviderFailure("busy", "no time is left");
    if (this.#slots > 0) {
      this.#slots -= 1;
      return;
    }
    if (this.#waiting.size >= this.#mostWaiting)
      throw new ProviderFailure("busy", "too many calls wait");
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(go);
        reject(new ProviderFailure("busy", "no time is left"));
      };
      const go = () => {
        this.#waiting.delete(go);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener("abort", leave, { once: true });
    });
  }
}
