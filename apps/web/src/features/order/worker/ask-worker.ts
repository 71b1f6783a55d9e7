import type { DaysProposal, DaysQuestion } from "@castor/core/order/days/propose-days.ts";
import type { OrderProposal, OrderQuestion } from "@castor/core/order/propose-order.ts";
import type { OrderReport } from "./order-worker.ts";
import workerAddress from "./order-worker.ts?worker&url";

/** The questions by what is looked for, and their answers. */
interface Asked {
  order: { question: OrderQuestion; proposal: OrderProposal };
  days: { question: DaysQuestion; proposal: DaysProposal };
}

/**
 * Asks for the best order of a day, or the best days, in a worker of its own, which ends with the answer. Rejects when it is
 * aborted, or fails.
 */
export function askWorker<Kind extends keyof Asked>(
  kind: Kind,
  question: Asked[Kind]["question"],
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Asked[Kind]["proposal"]> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const worker = new Worker(workerAddress, { type: "module", name: "order" });
  const { promise, resolve, reject } = Promise.withResolvers<Asked[Kind]["proposal"]>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  worker.addEventListener("message", ({ data }: MessageEvent<OrderReport>) => {
    if (data.kind === "progress") onProgress(data.share);
    // The worker answers the one question that it got.
    else if (data.kind === "proposal") resolve(data.proposal as Asked[Kind]["proposal"]);
    else reject(new Error(data.message));
  });
  worker.addEventListener("error", (event) => reject(new Error(event.message)));
  worker.postMessage({ kind, question });
  return promise.finally(() => {
    signal.removeEventListener("abort", abort);
    worker.terminate();
  });
}
