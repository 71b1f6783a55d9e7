import { findNearOrder } from "../near-order.ts";
import type { OrderProblem } from "../order-problem.ts";
import type { Score } from "../score.ts";
import { canStand, type DaysProblem } from "./days-problem.ts";
import { dealByClusters } from "./deal-by-clusters.ts";
import { listMoves, type Move } from "./list-moves.ts";
import { canInsert, type DaysPlan, scoreOfDay, todaysPlan } from "./plan-score.ts";

/** Visits that are scored at most: about half a second. */
const mostVisits = 12_000_000;
/** Turns without a better plan after which the search ends. Few stops have more: their turns are short. */
const patienceFor = (stops: number) => Math.max(30, Math.round(1_600 / Math.max(1, stops)));
/** Stops that are dealt anew at random in a turn. */
const shaken = 3;

interface Found {
  plan: DaysPlan;
  scores: readonly Score[];
  score: Score;
}

/**
 * A good plan by local search: stops move to other days and places or swap, each move judged by the score of the days that it
 * changes; from today's plan and from one by neighbourhoods, then from shaken best plans. At last each day gets its best order.
 * The same `random` (0 to 1) gives the same plan.
 */
export function searchDays(
  problem: DaysProblem,
  random: () => number,
  onProgress: (share: number) => void,
): DaysPlan {
  const search = new Search(problem);
  let best = search.improve(todaysPlan(problem));
  best = better(best, search.improve(dealByClusters(problem)));
  const patience = patienceFor(problem.stops.length);
  for (let idle = 0; idle < patience && search.visits < mostVisits; ) {
    const found = search.improve(shake(problem, best.plan, random));
    idle = found.score < best.score ? 0 : idle + 1;
    best = better(best, found);
    onProgress(Math.max(idle / patience, Math.min(1, search.visits / mostVisits)) * 0.9);
  }
  return better(best, search.improve(orderDays(problem, best.plan, random))).plan;
}

const better = (one: Found, other: Found): Found => (other.score < one.score ? other : one);

class Search {
  readonly #problem: DaysProblem;
  visits = 0;
  /** A piece leaves the same stops behind wherever it goes. */
  #last: { list: readonly number[]; score: Score } = { list: [], score: 0 };

  constructor(problem: DaysProblem) {
    this.#problem = problem;
  }

  /** The best plan that no single move makes better. */
  improve(plan: DaysPlan): Found {
    const scores = plan.map((list, day) => scoreOfDay(this.#problem, day, list));
    let found: Found = { plan, scores, score: scores.reduce((sum, score) => sum + score, 0) };
    for (;;) {
      const next = this.#findBetter(found);
      if (!next) return found;
      found = next;
    }
  }

  #findBetter(found: Found): Found | null {
    for (const move of listMoves(this.#problem, found.plan)) {
      if (this.visits > mostVisits) return null;
      const score = this.#scoreOf(move, found);
      if (score < found.score) return this.#apply(move, found, score);
    }
    return null;
  }

  /** Infinity when it is above the score that it must beat. */
  #scoreOf(move: Move, { score, scores }: Found): Score {
    let sum = score;
    for (const [day] of move) sum -= scores[day] ?? 0;
    for (const [day, list] of move) {
      if (list !== this.#last.list) {
        this.visits += list.length;
        const scored = scoreOfDay(this.#problem, day, list, score - sum);
        if (scored === Infinity) return Infinity;
        this.#last = { list, score: scored };
      }
      sum += this.#last.score;
    }
    return sum;
  }

  #apply(move: Move, { plan, scores }: Found, score: Score): Found {
    const [plans, figures] = [[...plan], [...scores]];
    for (const [day, list] of move) {
      plans[day] = list;
      figures[day] = scoreOfDay(this.#problem, day, list);
    }
    return { plan: plans, scores: figures, score };
  }
}

/** Some stops go to other days and places. */
function shake(problem: DaysProblem, plan: DaysPlan, random: () => number): DaysPlan {
  const { stops, keepsDay, isAnchor } = problem;
  const free = stops.flatMap((_, stop) => (keepsDay[stop] ? [] : [stop]));
  const pick = (count: number) => Math.floor(random() * count);
  const days = plan.map((list) => [...list]);
  for (let turn = 0; turn < shaken && free.length > 0; turn += 1) {
    const stop = free[pick(free.length)] ?? 0;
    const [from, to] = [days.find((list) => list.includes(stop)), pick(days.length)];
    const list = days[to];
    if (!from || !list || from === list || !canStand(problem, to, stop)) continue;
    const isFromBench = days.indexOf(from) === problem.bench;
    if (!isFromBench && !from.some((other) => other !== stop && !isAnchor[other])) continue;
    const places = Array.from({ length: list.length + 1 }, (_, index) => index).filter((index) =>
      canInsert(problem, to, list, index),
    );
    const index = places[pick(places.length)];
    if (index === undefined) continue;
    from.splice(from.indexOf(stop), 1);
    list.splice(index, 0, stop);
  }
  return days;
}

/** Each day in the best order that the search of a day finds. */
function orderDays(problem: DaysProblem, plan: DaysPlan, random: () => number): DaysPlan {
  return plan.map((list, day) => {
    if (day === problem.bench) return list;
    const order = findNearOrder(toOrderProblem(problem, day, list), random, () => {});
    const ordered = order.flatMap((index) => list[index] ?? []);
    const isBetter = scoreOfDay(problem, day, ordered) < scoreOfDay(problem, day, list);
    return isBetter ? ordered : list;
  });
}

/** One day of the plan as the problem of its order. */
function toOrderProblem(problem: DaysProblem, day: number, list: readonly number[]): OrderProblem {
  const { stops, legs, legScores } = problem;
  const pairs = list.flatMap((from) => list.map((to) => from * stops.length + to));
  const figure = (figures: readonly number[], stop: number) => figures[stop] ?? 0;
  return {
    count: list.length,
    isFixed: list.map((stop) => problem.isAnchor[stop] === true),
    legs: Int32Array.from(pairs, (pair) => legs[pair] ?? 0),
    legScores: Float64Array.from(pairs, (pair) => legScores[pair] ?? 0),
    stays: list.map((stop) => figure(problem.stays, stop)),
    booked: list.map((stop) => figure(problem.booked, stop)),
    begins: list.map((stop) => problem.visitOn(day, stop).begins),
    visitScores: list.map((stop) => problem.visitOn(day, stop).scores),
  };
}
