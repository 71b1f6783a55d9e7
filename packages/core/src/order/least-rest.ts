import type { OrderProblem } from "./order-problem.ts";
import type { Score } from "./score.ts";

/** What the stops that are not visited yet add to a score at least. */
export interface LeastRest {
  /** After these visited free stops (as bits), the last stop and its departure. `position` is that of the next stop. */
  scoreAfter: (visited: number, stop: number, position: number, minute: number) => Score;
  /** True when any of them depends on the time. */
  isTimedAfter: (visited: number, position: number) => boolean;
}

/** Works out what remains: the shortest way through it at any times, and each visit at the best time that is left. */
export function describeRest(problem: OrderProblem, free: readonly number[]): LeastRest {
  const { count, isFixed } = problem;
  const ways = leastWays(problem, free);
  const visits = problem.visitScores.map(leastVisits);
  const listTimed = (stops: readonly number[]) => stops.flatMap((stop) => visits[stop] ?? []);
  const ofFree = Array.from({ length: 2 ** free.length }, (_, visited) =>
    listTimed(free.filter((__, index) => (visited & (1 << index)) === 0)),
  );
  const ofFixed = Array.from({ length: count + 1 }, (_, position) =>
    listTimed(isFixed.flatMap((fixed, stop) => (fixed && stop >= position ? [stop] : []))),
  );
  const addVisits = (timed: readonly Float64Array[] = [], minute: number): Score => {
    let sum = 0;
    for (const scores of timed) sum += scores[Math.min(minute, scores.length - 1)] ?? 0;
    return sum;
  };
  return {
    scoreAfter: (visited, stop, position, minute) =>
      (ways[visited * count + stop] ?? 0) +
      addVisits(ofFree[visited], minute) +
      addVisits(ofFixed[position], minute),
    isTimedAfter: (visited, position) =>
      (ofFree[visited]?.length ?? 0) + (ofFixed[position]?.length ?? 0) > 0,
  };
}

/** By visited stops and the last one: the shortest way through the others (dynamic programming from the end, Held and Karp). */
function leastWays({ count, isFixed, legScores }: OrderProblem, free: readonly number[]) {
  const all = 2 ** free.length;
  const ways = new Float64Array(all * count);
  const sets = Array.from({ length: free.length + 1 }, (): number[] => []);
  for (let visited = 0; visited < all; visited += 1) sets[countBits(visited)]?.push(visited);
  const bits = isFixed.map((fixed, stop) => (fixed ? 0 : 1 << free.indexOf(stop)));
  let size = free.length;
  for (let position = count - 1; position > 0; position -= 1) {
    const nexts = isFixed[position] ? [position] : free;
    if (!isFixed[position]) size -= 1;
    const lasts = isFixed[position - 1] ? [position - 1] : free;
    for (const visited of sets[size] ?? [])
      for (const last of lasts) {
        const bit = bits[last] ?? 0;
        if ((bit & visited) !== bit) continue;
        let least = Infinity;
        for (const next of nexts) {
          const added = bits[next] ?? 0;
          if (added & visited) continue;
          const leg = legScores[last * count + next] ?? 0;
          least = Math.min(least, leg + (ways[(visited | added) * count + next] ?? 0));
        }
        ways[visited * count + last] = least;
      }
  }
  return ways;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** By the minute: the least that a visit adds from then on. */
export function leastVisits(scores: Float64Array | null): Float64Array | null {
  if (!scores) return null;
  const least = Float64Array.from(scores);
  for (let minute = least.length - 2; minute >= 0; minute -= 1)
    least[minute] = Math.min(least[minute] ?? 0, least[minute + 1] ?? 0);
  return least;
}
