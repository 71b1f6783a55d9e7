import type { Score } from "./score.ts";

/** The order of a day as numbers. Stops are counted from 0 in today's order. */
export interface OrderProblem {
  count: number;
  /** True for a stop that stays at its position. */
  isFixed: readonly boolean[];
  /** Minutes from one stop to another, at `from * count + to`. */
  legs: Int32Array;
  /** What those legs add to the score, at the same place. */
  legScores: Float64Array;
  /** Minutes at each stop. */
  stays: readonly number[];
  /** The reservation of each stop in minutes after the start. -1 without one. */
  booked: readonly number[];
  /** The minute in which the stay at a stop begins by that of its arrival, where one may wait at its door. Null: with the arrival. */
  begins: readonly (Int32Array | null)[];
  /** What a stop adds to the score by the minute of its arrival; the last one is for all later ones. Null: nothing. */
  visitScores: readonly (Float64Array | null)[];
}

/** The minute in which a stop is left again: after a wait for its reservation, or at its closed door. */
export function departureFrom(problem: OrderProblem, stop: number, arrival: number): number {
  const begin = problem.begins[stop]?.[arrival] ?? arrival;
  return Math.max(begin, problem.booked[stop] ?? -1) + (problem.stays[stop] ?? 0);
}

/** What a visit adds to the score. */
export function visitScore({ visitScores }: OrderProblem, stop: number, arrival: number): Score {
  const scores = visitScores[stop];
  return scores?.[Math.min(arrival, scores.length - 1)] ?? 0;
}

/** The score of an order without its swaps. Infinity as soon as it is above `most`. */
export function scoreOfVisits(
  problem: OrderProblem,
  order: ArrayLike<number>,
  most = Infinity,
): Score {
  const { count, legs, legScores } = problem;
  let [score, minute, before] = [0, 0, -1];
  for (let index = 0; index < order.length; index += 1) {
    const stop = order[index] ?? 0;
    if (before >= 0) {
      const leg = before * count + stop;
      minute += legs[leg] ?? 0;
      score += legScores[leg] ?? 0;
    }
    score += visitScore(problem, stop, minute);
    if (score > most) return Infinity;
    minute = departureFrom(problem, stop, minute);
    before = stop;
  }
  return score;
}

/** How many pairs of stops are no longer in today's order. */
export function countSwaps(order: ArrayLike<number>): number {
  let swaps = 0;
  for (let index = 1; index < order.length; index += 1)
    for (let before = 0; before < index; before += 1)
      if ((order[before] ?? 0) > (order[index] ?? 0)) swaps += 1;
  return swaps;
}

/** The score of an order. */
export const scoreOfOrder = (problem: OrderProblem, order: ArrayLike<number>): Score =>
  scoreOfVisits(problem, order) + countSwaps(order);

/** The order of today. */
export const todaysOrder = ({ count }: Pick<OrderProblem, "count">): number[] =>
  Array.from({ length: count }, (_, stop) => stop);
