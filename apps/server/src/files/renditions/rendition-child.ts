import { readFile } from "node:fs/promises";
import { answerParent } from "../../concurrency/answer-parent.ts";
import { BoundedThread, JobFailure } from "../../concurrency/bounded-thread.ts";
import type { RenditionJob } from "./make-rendition.ts";

/** What is to be made of a content, which lies in a file. */
export interface RenditionOrder extends Omit<RenditionJob, "content"> {
  file: string;
}

const heapMb = 256;
/** Beside the heap. A picture has a limit of its pixels; a PDF of any size may unpack to gigabytes. */
const wordsBufferMb = 400;

/** The child watches how much time and memory a job takes, which the thread itself could not. */
const thread = new BoundedThread<RenditionJob>({
  file: new URL("./rendition-worker.ts", import.meta.url),
  workerData: null,
  cpuMs: 20_000,
  // It has the processor last.
  timeoutMs: 300_000,
  heapMb,
  fail: () => new JobFailure("the rendition takes too long, or too much memory"),
});

answerParent<RenditionOrder>(async ({ file, type, side }) => {
  const content = new Uint8Array(await readFile(file));
  return thread.run(
    { content, type, side },
    { transfer: [content.buffer], ...(side === null && { bufferMb: wordsBufferMb }) },
  );
});
