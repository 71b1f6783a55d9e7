import { limits } from "../limits.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import { findExactOrder } from "./exact-order.ts";
import { makeOrderProblem, type OrderInput } from "./make-order-problem.ts";
import { findNearOrder } from "./near-order.ts";
import { type OrderProblem, scoreOfOrder, todaysOrder } from "./order-problem.ts";
import { isBetterScore, readScore, type ScoreParts } from "./score.ts";

/** How an order is looked for. */
export interface OrderSearch {
  /** 0 to 1, as `Math.random`. The same numbers give the same order. */
  random: () => number;
  /** Gets the share that is done, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The best order of a day. */
export type BestOrder =
  /** Too few or too many stops. */
  | { kind: "refused"; code: "tooFewStops" | "tooManyStops" }
  | {
      kind: "ordered";
      /** All points of the day in the new order. Those that are not on its path keep their positions. */
      points: readonly Point[];
      before: ScoreParts;
      after: ScoreParts;
      /** False where nothing is better: then the order is that of today. */
      isBetter: boolean;
      /** True when it is certain that there is no better one. */
      isExact: boolean;
    };

/**
 * The order of a day's stops in which as little as possible is impossible, of that as little as possible at stops that
 * are a must, then with the least time lost, then as near as possible to today's order (specification#best-order).
 */
export function findBestOrder(input: OrderInput, search: OrderSearch): BestOrder {
  const stops = listPathStops(input.route);
  if (stops.length < limits.orderedStopsMin) return { kind: "refused", code: "tooFewStops" };
  if (stops.length > limits.orderedStopsMax) return { kind: "refused", code: "tooManyStops" };
  const problem = makeOrderProblem(input);
  const { order, isExact } = solveOrder(problem, search);
  const [today, score] = [todaysOrder(problem), order].map((each) => scoreOfOrder(problem, each));
  const isBetter = isBetterScore(score ?? 0, today ?? 0);
  return {
    kind: "ordered",
    points: isBetter ? reorder(input.route.points, stops, order) : input.route.points,
    before: readScore(today ?? 0),
    after: readScore(isBetter ? (score ?? 0) : (today ?? 0)),
    isBetter,
    isExact,
  };
}

/** The best order of a problem, or one near it where there are too many stops to be certain. */
export function solveOrder(
  problem: OrderProblem,
  { random, onProgress = () => {} }: OrderSearch,
): { order: number[]; isExact: boolean } {
  const near = findNearOrder(problem, random, (share) => onProgress(share / 2));
  const movable = problem.isFixed.filter((fixed) => !fixed).length;
  const exact =
    movable > limits.exactOrderStops
      ? null
      : findExactOrder(problem, scoreOfOrder(problem, near), (share) =>
          onProgress((1 + share) / 2),
        );
  return exact ? { order: exact, isExact: true } : { order: near, isExact: false };
}

/** Puts the stops of the path in their new order; the other points stay between them as they are. */
function reorder(
  points: readonly Point[],
  stops: readonly Point[],
  order: readonly number[],
): Point[] {
  const ordered = order.flatMap((index) => stops[index] ?? []);
  let next = 0;
  return points.map((point) => {
    if (point.routeMode === "none") return point;
    next += 1;
    return ordered[next - 1] ?? point;
  });
}
