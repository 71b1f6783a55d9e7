import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadCall } from "./bounded-thread.ts";

/** Answers the calls of a `BoundedThread`, in its thread. */
export function answerCalls<Job>(work: (job: Job) => Promise<Uint8Array>): void {
  parentPort?.on("message", async ({ id, job }: ThreadCall<Job>) => {
    const answer: ThreadAnswer = await work(job).then(
      (bytes) => ({ id, bytes }),
      (error: unknown) => ({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(answer);
  });
}
