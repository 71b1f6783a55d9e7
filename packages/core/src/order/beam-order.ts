import { leastVisits } from "./least-rest.ts";
import { departureFrom, type OrderProblem, visitScore } from "./order-problem.ts";
import type { Score } from "./score.ts";

/** Visits that are looked ahead to at most: about a fiftieth of a second. */
export const usualLooks = 2_000_000;

/** The begin of an order. */
interface Begin {
  score: Score;
  /** The score, and what the stops that remain add at least. */
  bound: Score;
  /** In which its last stop is left. */
  minute: number;
  stop: number;
  /** The stops that remain. */
  rest: readonly number[];
  before: Begin | null;
}

/**
 * An order of a day that is made stop by stop: of the orders begun with as many stops only the most promising go on (beam
 * search). It sees windows that close long before they do, which no single move of a local search repairs. `free` are the stops that
 * may move; the answer is their order.
 */
export function findBeamOrder(
  problem: OrderProblem,
  free: readonly number[],
  mostLooks = usualLooks,
): number[] {
  const { count, isFixed } = problem;
  const width = Math.max(1, Math.round(mostLooks / count ** 3));
  const boundOf = describeBounds(problem);
  let begins: Begin[] = [{ score: 0, bound: 0, minute: 0, stop: -1, rest: free, before: null }];
  for (let position = 0; position < count; position += 1) {
    const nexts = begins.flatMap((begin) =>
      (isFixed[position] ? [position] : begin.rest).map((stop) => goOn(problem, begin, stop)),
    );
    for (const next of nexts) next.bound = next.score + boundOf(next);
    begins = keepBest(nexts, width);
  }
  const order: number[] = [];
  for (let begin = begins[0] ?? null; begin; begin = begin.before)
    if (begin.stop >= 0 && !isFixed[begin.stop]) order.push(begin.stop);
  return order.reverse();
}

function goOn(problem: OrderProblem, before: Begin, stop: number): Begin {
  const leg = before.stop * problem.count + stop;
  const isFirst = before.stop < 0;
  const arrival = before.minute + (isFirst ? 0 : (problem.legs[leg] ?? 0));
  const way = isFirst ? 0 : (problem.legScores[leg] ?? 0);
  return {
    score: before.score + way + visitScore(problem, stop, arrival),
    bound: 0,
    minute: departureFrom(problem, stop, arrival),
    stop,
    rest: before.rest.filter((other) => other !== stop),
    before,
  };
}

/** What the stops that remain add at least: each its shortest leg, and its visit when it is next. */
function describeBounds({ count, legs, legScores, visitScores }: OrderProblem) {
  const least = visitScores.map(leastVisits);
  const shortest = Array.from({ length: count }, (_, stop) => {
    let score = Infinity;
    for (let from = 0; from < count; from += 1)
      if (from !== stop) score = Math.min(score, legScores[from * count + stop] ?? 0);
    return score;
  });
  return ({ stop, minute, rest }: Begin): Score => {
    let sum = 0;
    for (const other of rest) {
      const scores = least[other];
      const arrival = minute + (legs[stop * count + other] ?? 0);
      sum += shortest[other] ?? 0;
      if (scores) sum += scores[Math.min(arrival, scores.length - 1)] ?? 0;
    }
    return sum;
  };
}

/** The most promising, each of another last stop, other remaining stops or another minute. */
function keepBest(begins: readonly Begin[], width: number): Begin[] {
  const kept = new Map<string, Begin>();
  for (const begin of begins.toSorted((one, other) => one.bound - other.bound)) {
    if (kept.size >= width) break;
    const key = `${begin.stop} ${begin.minute} ${begin.rest}`;
    if (!kept.has(key)) kept.set(key, begin);
  }
  return [...kept.values()];
}
