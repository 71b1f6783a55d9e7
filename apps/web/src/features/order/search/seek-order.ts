import type { DaysProposal, DaysQuestion } from "@castor/core/order/days/propose-days.ts";
import { type KnownLegs, type OrderLeg, orderLegKey } from "@castor/core/order/order-legs.ts";
import type { OrderProposal, OrderQuestion } from "@castor/core/order/propose-order.ts";
import type { Point } from "@castor/core/points/point.ts";
import { listPathStops } from "@castor/core/routes/paths/list-path-stops.ts";
import { pathSpans } from "@castor/core/routes/paths/path-spans.ts";
import { collectLegs, pathRequestsOf } from "../../../data/routing/day-legs.ts";
import { loadMatrix } from "../../../data/routing/load-matrix.ts";
import { loadPaths } from "../../../data/routing/load-paths.ts";
import { askWorker } from "../worker/ask-worker.ts";

/** How often a proposal is made anew with the ways of the one before it. */
const rounds = { order: 4, days: 3 } as const;

/** Gets the share that is done, 0 to 1. */
type ReportProgress = (share: number) => void;

/** How a plan is proposed with the ways that are known, and which days it has. */
interface Seeking<Proposal> {
  ask: (known: KnownLegs, report: ReportProgress) => Promise<Proposal>;
  /** The points of the proposed days; null for a proposal that is none. */
  daysOf: (proposal: Proposal) => readonly (readonly Point[])[] | null;
  rounds: number;
}

/** Looks for the best order of a day. */
export function seekOrder(
  question: Omit<OrderQuestion, "known">,
  points: readonly Point[],
  report: ReportProgress,
  signal: AbortSignal,
): Promise<OrderProposal> {
  const seeking: Seeking<OrderProposal> = {
    ask: (known, onProgress) => askWorker("order", { ...question, known }, onProgress, signal),
    daysOf: (proposal) => (proposal.kind === "proposed" ? [proposal.points] : null),
    rounds: rounds.order,
  };
  return seek(seeking, [points], report, signal);
}

/** Looks for the best days of the points of some days, and of stops that have none yet. */
export function seekDays(
  question: Omit<DaysQuestion, "known">,
  { days, stops }: { days: readonly (readonly Point[])[]; stops: readonly Point[] },
  report: ReportProgress,
  signal: AbortSignal,
): Promise<DaysProposal> {
  const seeking: Seeking<DaysProposal> = {
    ask: (known, onProgress) => askWorker("days", { ...question, known }, onProgress, signal),
    daysOf: (proposal) =>
      proposal.kind === "proposed" ? proposal.days.map(({ points }) => points) : null,
    rounds: rounds.days,
  };
  return seek(seeking, days, report, signal, stops);
}

/**
 * Looks for a plan by the times between all stops. The ways of a proposed plan are requested as those of today's are, and the
 * plan is looked for again until all its ways are known: an estimate may be shorter than the way that it stands for.
 */
async function seek<Proposal>(
  { ask, daysOf, rounds: most }: Seeking<Proposal>,
  today: readonly (readonly Point[])[],
  report: ReportProgress,
  signal: AbortSignal,
  /** Stops of no day today. */
  others: readonly Point[] = [],
): Promise<Proposal> {
  const stops = [...today.flatMap((points) => listPathStops({ points })), ...others];
  const [times, known] = await Promise.all([loadMatrix(stops, signal), learnLegs(today, signal)]);
  let learned = known;
  for (let round = 1; ; round += 1) {
    const reportRound = (share: number) => report((round - 1 + share) / most);
    // The path of a leg is what the plan shows, so it counts more than its time in the matrix.
    const proposal = await ask({ ...times, ...learned }, reportRound);
    const days = daysOf(proposal);
    if (days === null || round === most) return proposal;
    const more = { ...learned, ...(await learnLegs(days, signal)) };
    signal.throwIfAborted();
    if (Object.keys(more).length === Object.keys(learned).length) return proposal;
    learned = more;
  }
}

/** The ways of days whose points are in this order, as far as they can be found. */
async function learnLegs(
  days: readonly (readonly Point[])[],
  signal: AbortSignal,
): Promise<KnownLegs> {
  const learned: Record<string, OrderLeg> = {};
  const orders = days.map((points, index) => {
    const chunks = pathRequestsOf(points);
    return { id: String(index), points, chunks, requests: chunks.map(({ request }) => request) };
  });
  await loadPaths(
    orders.map(({ id, requests }) => ({ id, requests })),
    (id, paths) => {
      const order = orders[Number(id)];
      if (!order) return;
      const { legs, missing } = collectLegs(order.chunks, paths);
      for (const [pointId, { from, to }] of pathSpans(order.points)) {
        const leg = legs[pointId];
        const key = orderLegKey(from, to);
        if (leg) {
          const { geometry: _, ...known } = leg;
          learned[key] = { ...known, hasNoWay: false };
        } else if (missing.has(pointId))
          learned[key] = { distance: 0, duration: 0, isEstimated: false, hasNoWay: true };
      }
    },
    signal,
  );
  return learned;
}
