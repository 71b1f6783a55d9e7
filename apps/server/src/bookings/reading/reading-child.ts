import { answerParent } from "../../concurrency/answer-parent.ts";
import { BoundedThread, JobFailure } from "../../concurrency/bounded-thread.ts";

/** A confirmation to be read. */
export interface ReadingJob {
  bytes: Uint8Array;
  name: string;
  /** The file that knows the airports. */
  gazetteer: string;
  /** Things of schema.org that another program has found; null where none was asked. */
  extracted: readonly unknown[] | null;
  nowMs: number;
}

const heapMb = 256;
/** Beside the heap: a PDF of any size may unpack to gigabytes. */
const bufferMb = 400;

/** The child watches how much time and memory a job takes, which the thread itself could not. */
const thread = new BoundedThread<ReadingJob>({
  file: new URL("./reading-worker.ts", import.meta.url),
  workerData: null,
  cpuMs: 10_000,
  // It has the processor last.
  timeoutMs: 60_000,
  heapMb,
  fail: () => new JobFailure("the confirmation takes too long, or too much memory"),
});

answerParent<ReadingJob>((job) => thread.run(job, { bufferMb }));
