import { LabelTable } from "./label-table.ts";
import { describeRest } from "./least-rest.ts";
import { departureFrom, type OrderProblem, visitScore } from "./order-problem.ts";
import type { Score } from "./score.ts";

/** A label has 25 bytes: more of them are too many for a phone. */
const mostLabels = 2_000_000;

/**
 * The best order of a day with few free stops, by dynamic programming over the visited stops, the last one and the minute
 * in which it is left. Later scores follow from these three alone, so only the best label is kept of each. The minute is
 * no part of it once no stop that remains has hours or a reservation. `known` is the score of some order: what cannot be
 * as good is dropped. Null when there are too many labels.
 */
export function findExactOrder(
  problem: OrderProblem,
  known: Score,
  onProgress: (share: number) => void,
  most = mostLabels,
): number[] | null {
  const { count, isFixed, legs, legScores } = problem;
  const free = isFixed.flatMap((fixed, stop) => (fixed ? [] : [stop]));
  const bits = isFixed.map((fixed, stop) => (fixed ? 0 : 1 << free.indexOf(stop)));
  const rest = describeRest(problem, free);
  const swaps = bits.map((_, stop) => createSwapCount(problem, bits, stop));
  const labels = new LabelTable();

  const extend = (before: number, position: number) => {
    const visitedBefore = before < 0 ? 0 : (labels.visited[before] ?? 0);
    for (const stop of isFixed[position] ? [position] : free) {
      const bit = bits[stop] ?? 0;
      if (bit & visitedBefore) continue;
      const leg = before < 0 ? -1 : (labels.stops[before] ?? 0) * count + stop;
      const arrival = (labels.minutes[before] ?? 0) + (legs[leg] ?? 0);
      const score =
        (labels.scores[before] ?? 0) +
        (legScores[leg] ?? 0) +
        visitScore(problem, stop, arrival) +
        (swaps[stop]?.(visitedBefore, position) ?? 0);
      const visited = visitedBefore | bit;
      const minute = departureFrom(problem, stop, arrival);
      if (score + rest.scoreAfter(visited, stop, position + 1, minute) > known) continue;
      const key = rest.isTimedAfter(visited, position + 1) ? minute : 0;
      labels.put({ score, minute, key, stop, visited, before });
    }
  };

  extend(-1, 0);
  for (let position = 1; position < count; position += 1) {
    const [from, to] = [labels.layerStart, labels.count];
    labels.beginLayer();
    for (let label = from; label < to; label += 1) {
      extend(label, position);
      if (labels.count > most) return null;
    }
    onProgress(position / count);
  }
  return readOrder(labels);
}

/** Counts the pairs that a stop swaps with those before it: stops that come later today. */
function createSwapCount({ count, isFixed }: OrderProblem, bits: readonly number[], stop: number) {
  const later = Array.from({ length: count - stop - 1 }, (_, index) => stop + 1 + index);
  return (visited: number, position: number): number => {
    let swaps = 0;
    for (const other of later)
      if (isFixed[other] ? other < position : (bits[other] ?? 0) & visited) swaps += 1;
    return swaps;
  };
}

/** The order of the best label of the last layer. Null without one. */
function readOrder(labels: LabelTable): number[] | null {
  let best = labels.layerStart;
  if (best >= labels.count) return null;
  for (let label = best; label < labels.count; label += 1)
    if ((labels.scores[label] ?? 0) < (labels.scores[best] ?? 0)) best = label;
  const order: number[] = [];
  for (let label = best; label >= 0; label = labels.before[label] ?? -1)
    order.push(labels.stops[label] ?? 0);
  return order.reverse();
}
