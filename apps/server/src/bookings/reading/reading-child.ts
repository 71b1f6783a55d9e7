import { answerParent } from "../../concurrency/answer-parent.ts";
import { BoundedThread, JobFailure } from "../../concurrency/bounded-thread.ts";
import { runExtractor } from "./extractor/run-extractor.ts";
import type { LocalResult } from "./read-confirmation.ts";

/** A confirmation to be read. */
export interface ReadingOrder {
  bytes: Uint8Array;
  name: string;
  /** The file that knows the airports. */
  gazetteer: string;
  /** The path of KDE's extractor; null where it is not asked. */
  extractor: string | null;
  nowMs: number;
}

/** The same for the thread. */
export interface ReadingJob extends Omit<ReadingOrder, "extractor"> {
  /** Things of schema.org that the extractor has found; null where it was not asked. */
  extracted: readonly unknown[] | null;
  draws: boolean;
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

answerParent<ReadingOrder>(async ({ extractor, ...order }) => {
  const read = (extracted: ReadingJob["extracted"], draws = false) =>
    thread.run({ ...order, extracted, draws }, { bufferMb });
  const first = await read(null);
  const { isWhole } = look(first);
  const extracted =
    extractor === null || isWhole
      ? null
      : await runExtractor(extractor, order.bytes, new Date(order.nowMs));
  // What the extractor tells may be too much to read.
  const second = extracted === null ? first : await read(extracted).catch(() => first);
  // So may be what is drawn.
  return look(second).mayHaveCodes ? read(null, true).catch(() => second) : second;
});

const look = (answer: Buffer) =>
  JSON.parse(answer.toString()) as Pick<LocalResult, "isWhole" | "mayHaveCodes">;
