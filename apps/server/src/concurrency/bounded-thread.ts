import { Worker } from "node:worker_threads";
import { systemCode } from "../process/start-failure.ts";
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
  /** The processor time of a job, in milliseconds. A busy machine does not shorten it. */
  cpuMs: number;
  /** How long a job may take at all, for one that waits for something that never comes. */
  timeoutMs: number;
  /** How often the time is looked at. */
  lookMs?: number;
  /** Megabytes of the thread's heap; a job that needs more ends it. */
  heapMb?: number;
  /** The error of a job that takes too long or needs too much memory, and would again. */
  fail?: () => Error;
  /** The processor time that a thread has had, in milliseconds. */
  cpuOf?: (worker: Worker) => Promise<number>;
}

/** What the job itself failed with, and would again. */
export class JobFailure extends Error {}

/** Whose job it is. */
export interface ThreadTurn {
  /** Callers get the thread in turns. */
  caller?: string;
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** Memory of the job that the thread takes over, so that it is not copied. The caller has it no more. */
  transfer?: readonly ArrayBuffer[];
  /** Megabytes that the job may take beside the heap: the heap's limit does not count them, and a small file may unpack to gigabytes. */
  bufferMb?: number;
}

const usualLookMs = 250;
/** Memory is taken faster than time. */
const bufferLookMs = 50;
const mega = 1_000_000;

async function readCpu(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
}

/** The megabytes that a thread has beside its heap. */
async function readBuffers(worker: Worker): Promise<number> {
  return (await worker.getHeapStatistics()).external_memory / mega;
}

/**
 * Does jobs in a thread of its own, so that they do not block the event loop: one after another, each within a limit of
 * processor time. A job that takes too long ends the thread, and the next one starts a new one.
 */
export class BoundedThread<Job> {
  readonly #options: ThreadOptions;
  readonly #semaphore = new Semaphore({ concurrency: 1 });
  #worker: Worker | undefined;
  /** Threads that a job of too much time or memory has ended. */
  readonly #tooMuch = new WeakSet<Worker>();
  #calls = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** The bytes that the thread makes of a job. */
  run(job: Job, turn: ThreadTurn = {}): Promise<Buffer> {
    const { caller, signal } = turn;
    return this.#semaphore.run(() => this.#run(job, turn), {
      ...(caller !== undefined && { queue: caller }),
      ...(signal && { signal }),
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #run(job: Job, { transfer = [], bufferMb }: ThreadTurn): Promise<Buffer> {
    const { fail } = this.#options;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#calls;
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const onAnswer = (answer: ThreadAnswer) => {
      if (answer.id !== id) return;
      if ("bytes" in answer) resolve(Buffer.from(answer.bytes));
      else reject(new JobFailure(answer.failure));
    };
    // A thread that cannot start, or is closed, says nothing about the job.
    const onEnd = () =>
      reject((this.#tooMuch.has(worker) && fail?.()) || new Error("the thread ended"));
    worker.on("message", onAnswer).once("exit", onEnd);
    worker.postMessage({ id, job } satisfies ThreadCall<Job>, [...transfer]);
    const stopWatching = this.#watch(worker, bufferMb);
    try {
      return await promise;
    } finally {
      stopWatching();
      worker.off("message", onAnswer).off("exit", onEnd);
    }
  }

  /** Ends the thread when the job takes too long, or too much memory. */
  #watch(worker: Worker, bufferMb: number | undefined): () => void {
    const { cpuMs, timeoutMs, lookMs = usualLookMs, cpuOf = readCpu } = this.#options;
    const end = () => {
      this.#tooMuch.add(worker);
      return worker.terminate();
    };
    const timer = setTimeout(() => void end(), timeoutMs);
    /** Looks again and again how much more there is than at first. A thread that has ended answers no more. */
    const look = (read: (worker: Worker) => Promise<number>, limit: number, everyMs: number) => {
      const first = read(worker).catch(() => 0);
      const compare = async () => {
        if ((await read(worker)) - (await first) > limit) await end();
      };
      return setInterval(() => void compare().catch(() => undefined), everyMs);
    };
    const looks = [look(cpuOf, cpuMs, lookMs)];
    if (bufferMb !== undefined) looks.push(look(readBuffers, bufferMb, bufferLookMs));
    return () => {
      clearTimeout(timer);
      for (const each of looks) clearInterval(each);
    };
  }

  #start(): Worker {
    const { file, workerData, heapMb } = this.#options;
    const worker = new Worker(file, {
      workerData,
      ...(heapMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMb } }),
    });
    worker.unref();
    worker.on("error", (error) => {
      if (systemCode(error) === "ERR_WORKER_OUT_OF_MEMORY") this.#tooMuch.add(worker);
    });
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }
}
