import { AppError } from "@castor/core/errors.ts";

/** Why a task was refused: too many tasks wait, or its signal was aborted before it started. */
export type SemaphoreRefusal = "full" | "aborted";

export interface SemaphoreOptions {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that wait in one queue; unlimited when absent. */
  maxWaiting?: number;
  /** The error of a refused task; 503, to be tried again in a second, when absent. */
  refuse?: (reason: SemaphoreRefusal) => Error;
}

interface RunOptions<Queue> {
  /** Free slots go to the queues in turn, so that a long queue does not hold up another. */
  queue?: Queue;
  /** Ends the waiting, not the task. */
  signal?: AbortSignal;
}

const refuseForNow = () => new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 1 });

/** Limits how many tasks run at the same time. The others wait, first come first served within their queue. */
export class Semaphore<Queue extends string = string> {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #refuse: (reason: SemaphoreRefusal) => Error;
  /** Only queues with waiting tasks, the next in turn first. */
  readonly #queues = new Map<Queue | undefined, Set<() => void>>();
  #running = 0;
  #whenIdle: PromiseWithResolvers<void> | null = null;

  constructor(options: SemaphoreOptions) {
    this.#concurrency = options.concurrency;
    this.#maxWaiting = options.maxWaiting ?? Number.POSITIVE_INFINITY;
    this.#refuse = options.refuse ?? refuseForNow;
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Runs the task once a slot is free. Throws the error of `refuse` for a refused task. */
  async run<T>(task: () => Promise<T>, options: RunOptions<Queue> = {}): Promise<T> {
    if (options.signal?.aborted) throw this.#refuse("aborted");
    if (this.#running < this.#concurrency) this.#running += 1;
    else await this.#waitForSlot(options);
    try {
      return await task();
    } finally {
      this.#passSlot();
    }
  }

  /** Resolves once no task runs or waits. */
  async idle(): Promise<void> {
    if (this.isIdle) return;
    this.#whenIdle ??= Promise.withResolvers<void>();
    await this.#whenIdle.promise;
  }

  #waitForSlot({ queue, signal }: RunOptions<Queue>): Promise<void> {
    const waiting = this.#queues.get(queue) ?? new Set();
    if (waiting.size >= this.#maxWaiting) throw this.#refuse("full");
    this.#queues.set(queue, waiting);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        if (waiting.size === 0) this.#queues.delete(queue);
        reject(this.#refuse("aborted"));
      };
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(start);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Hands the slot directly to the next task, so that a newcomer cannot take it in between. */
  #passSlot(): void {
    const [first] = this.#queues;
    if (first === undefined) {
      this.#running -= 1;
      if (!this.isIdle) return;
      this.#whenIdle?.resolve();
      this.#whenIdle = null;
      return;
    }
    const [queue, waiting] = first;
    const [start] = waiting;
    // The queue goes behind the others.
    this.#queues.delete(queue);
    if (start === undefined) return;
    waiting.delete(start);
    if (waiting.size > 0) this.#queues.set(queue, waiting);
    start();
  }
}
