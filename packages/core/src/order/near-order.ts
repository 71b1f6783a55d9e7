import { findBeamOrder, usualLooks } from "./beam-order.ts";
import { LocalSearch } from "./local-search.ts";
import { type OrderProblem, todaysOrder } from "./order-problem.ts";
import { readScore, type Score, scoreOf } from "./score.ts";

/** Visits that are scored at most: about an eighth of a second. */
const mostVisits = 4_500_000;
/** Turns without a better order after which the search ends, for each free stop. */
const patience = 20;
/** Orders that lose by this share more minutes than the best one are shaken too: from there on others can be reached. */
const allowance = 0.2;

/** A beam is so many times wider where something is left that is impossible: many windows leave few orders. */
const wider = 10;

/** An order of the free stops. */
interface Found {
  free: number[];
  score: Score;
}

/**
 * A good order of a day by local search from several starts, then again from a shaken one that is best or nearly so. The same `random` (0 to 1)
 * gives the same order.
 */
export function findNearOrder(
  problem: OrderProblem,
  random: () => number,
  onProgress: (share: number) => void,
): number[] {
  const { isFixed } = problem;
  const search = new LocalSearch(problem);
  const improve = (start: readonly number[]): Found => {
    search.begin(start);
    search.improve(mostVisits);
    return { free: search.listFree(), score: search.score };
  };
  const today = todaysOrder(problem).filter((stop) => !isFixed[stop]);
  const starts = [
    today,
    listNearest(problem, today),
    today.toSorted(byBestMinute(problem)),
    findBeamOrder(problem, today),
  ];
  let best = starts.map(improve).reduce((one, other) => (other.score < one.score ? other : one));
  if (readScore(best.score).impossible > 0) {
    const wide = improve(findBeamOrder(problem, today, usualLooks * wider));
    if (wide.score < best.score) best = wide;
  }
  let now = best;
  const turns = patience * today.length;
  for (let idle = 0; idle < turns && search.visits < mostVisits; ) {
    const found = improve(shake(now.free, random));
    idle = found.score < best.score ? 0 : idle + 1;
    if (found.score < best.score) best = found;
    now = found.score <= mostAllowed(best.score) ? found : best;
    onProgress(Math.max(idle / turns, Math.min(1, search.visits / mostVisits)));
  }
  search.begin(best.free);
  return search.listAll();
}

/** The score up to which an order is worth a shake. */
function mostAllowed(best: Score): Score {
  const minutes = Math.round(readScore(best).minutes * allowance);
  return best + scoreOf({ minutes });
}

/** Always on to the nearest stop. */
function listNearest({ count, legScores, isFixed }: OrderProblem, free: readonly number[]) {
  const left = new Set(free);
  const order: number[] = [];
  let from = isFixed[0] ? 0 : -1;
  while (left.size > 0) {
    const score = (stop: number) => legScores[from * count + stop] ?? 0;
    const next = [...left].reduce((one, other) => (score(other) < score(one) ? other : one));
    left.delete(next);
    order.push(next);
    from = next;
  }
  return order;
}

/** Stops in the order of the middle of the minutes in which their visit adds least, after those at any time. */
function byBestMinute({ visitScores }: OrderProblem): (one: number, other: number) => number {
  const best = visitScores.map((scores) => {
    if (!scores) return -1;
    const least = scores.reduce((one, other) => Math.min(one, other));
    return (scores.indexOf(least) + scores.lastIndexOf(least)) / 2;
  });
  return (one, other) => (best[one] ?? -1) - (best[other] ?? -1);
}

/** Two parts that follow each other trade places, which no single move undoes. */
function shake(free: readonly number[], random: () => number): number[] {
  const cuts = Array.from({ length: 3 }, () => Math.floor(random() * (free.length + 1)));
  const [a = 0, b = 0, c = 0] = cuts.toSorted((one, other) => one - other);
  return [...free.slice(0, a), ...free.slice(b, c), ...free.slice(a, b), ...free.slice(c)];
}
