import {
  type DaysProposal,
  type DaysQuestion,
  proposeDays,
} from "@castor/core/order/days/propose-days.ts";
import {
  type OrderProposal,
  type OrderQuestion,
  proposeOrder,
} from "@castor/core/order/propose-order.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";

/** What the worker is asked for. */
export type WorkerQuestion =
  | { kind: "order"; question: OrderQuestion }
  | { kind: "days"; question: DaysQuestion };

/** What the worker answers to a question. */
export type OrderReport =
  | { kind: "progress"; share: number }
  | { kind: "proposal"; proposal: OrderProposal | DaysProposal }
  | { kind: "failure"; message: string };

/** Progress is said in steps of this share. */
const step = 0.02;

const post = (report: OrderReport) => self.postMessage(report);

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => void answer(data));

async function answer(data: WorkerQuestion): Promise<void> {
  // Ways that nobody knows are estimated.
  await loadTerrain();
  let reportedAt = 0;
  const report = (share: number) => {
    if (share < reportedAt + step) return;
    reportedAt = share;
    post({ kind: "progress", share });
  };
  try {
    const proposal =
      data.kind === "order"
        ? proposeOrder(data.question, report)
        : proposeDays(data.question, report);
    post({ kind: "proposal", proposal });
  } catch (error) {
    post({ kind: "failure", message: String(error) });
  }
}
