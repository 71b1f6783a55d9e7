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

const say = (report: OrderReport) => self.postMessage(report);

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => void answer(data));

async function answer(data: WorkerQuestion): Promise<void> {
  // Ways that nobody knows are estimated.
  await loadTerrain();
  let said = 0;
  const tell = (share: number) => {
    if (share < said + step) return;
    said = share;
    say({ kind: "progress", share });
  };
  try {
    const proposal =
      data.kind === "order" ? proposeOrder(data.question, tell) : proposeDays(data.question, tell);
    say({ kind: "proposal", proposal });
  } catch (error) {
    say({ kind: "failure", message: String(error) });
  }
}
