import { JobFailure, type ThreadCall } from "./bounded-thread.ts";
import type { ChildAnswer } from "./child-process.ts";

/** Answers the calls of a `Child`, in its process, which ends with the server. */
export function answerParent<Job>(work: (job: Job) => Promise<Uint8Array>): void {
  process.on("message", async ({ id, job }: ThreadCall<Job>) => {
    const answer: ChildAnswer = await work(job).then(
      (bytes) => ({ id, bytes }),
      (error: unknown) => ({
        id,
        failure: error instanceof Error ? error.message : String(error),
        isAway: !(error instanceof JobFailure),
      }),
    );
    // A server that is gone wants no answer.
    process.send?.(answer, () => undefined);
  });
  // A terminal and systemd tell all processes of the server to end. It says itself when no job is needed any more.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("disconnect", () => process.exit());
}
