import { Worker } from "node:worker_threads";
import { Semaphore } from "./semaphore.ts";

/** A call to a thread and its answer, as `answerCalls` reads and writes them. */
export interface ThreadCall<Job> {
  id: number;
  job: Job;
}
export type ThreadAnswer = { id: number } & ({ bytes: Uint8Array } | { failure: string });

export interface ThreadOptions {
  /** The file of the thread. It calls `answerCalls`. */
  file: URL;
  workerData: unknown;
  /** Jobs that wait; more are refused with 503. */
  maxWaiting: number;
  timeoutMs: number;
  /** Megabytes of the thread's heap; a job that needs more ends it. */
  heapMb?: number;
  /** The error of a job that takes too long or ends the thread. */
  fail?: () => Error;
}

/**
 * Does jobs in a thread of its own, so that they do not block the event loop: one after another, each within a time
 * limit. A job that takes too long ends the thread, and the next one starts a new one.
 */
export class BoundedThread<Job> {
  readonly #options: ThreadOptions;
  readonly #semaphore: Semaphore;
  #worker: Worker | undefined;
  #calls = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#semaphore = new Semaphore({ concurrency: 1, maxWaiting: options.maxWaiting });
  }

  /** The bytes that the thread makes of a job. Throws 503 when too many wait. The signal ends the waiting. */
  run(job: Job, signal?: AbortSignal): Promise<Buffer> {
    return this.#semaphore.run(() => this.#run(job), signal ? { signal } : {});
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #run(job: Job): Promise<Buffer> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#calls;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onAnswer = (answer: ThreadAnswer) => {
      if (answer.id !== id) return;
      if ("bytes" in answer) resolve(Buffer.from(answer.bytes));
      else reject(new Error(answer.failure));
    };
    const onEnd = () => reject(this.#options.fail?.() ?? new Error("the thread ended"));
    const timer = setTimeout(() => void worker.terminate(), this.#options.timeoutMs);
    worker.on("message", onAnswer).once("exit", onEnd);
    worker.postMessage({ id, job } satisfies ThreadCall<Job>);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off("message", onAnswer).off("exit", onEnd);
    }
  }

  #start(): Worker {
    const { file, workerData, heapMb } = this.#options;
    const worker = new Worker(file, {
      workerData,
      ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    worker.unref();
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
