import { createRandom } from "../src/basics/create-random.ts";
import { solveOrder } from "../src/order/best-order.ts";
import { makeOrderProblem } from "../src/order/make-order-problem.ts";
import type { OrderProblem } from "../src/order/order-problem.ts";
import { makeTourDay, type TourDay } from "./tour-days.ts";

/** A day by `makeTourDay`. */
export interface TourChoice {
  width: number;
  number: number;
  count?: number;
}

/** What the search made of a day with windows in which some order is on time everywhere. */
export interface TourVerdict {
  /** True where nobody comes to a door that is closed for good; who is early waits. */
  isOnTime: boolean;
  /** The minutes that it loses more than the shortest such tour, as a share of those. Not for more than 20 stops. */
  findGap: () => number;
  /** Processor time of the search in milliseconds. */
  ms: number;
}

/** Orders days and judges the orders by a clock of its own. */
export function judgeTours(choices: readonly TourChoice[]): TourVerdict[] {
  return choices.map(({ width, number, count }): TourVerdict => {
    const day = makeTourDay(width, number, count);
    const problem = makeOrderProblem(day.input);
    const begun = process.cpuUsage().user;
    const { order } = solveOrder(problem, { random: createRandom("tour") });
    const ms = (process.cpuUsage().user - begun) / 1_000;
    const end = walk(day, problem, order);
    const findGap = () => (end ?? Infinity) / leastMinutes(day, problem) - 1;
    return { isOnTime: end !== null, findGap, ms };
  });
}

/** The minute in which a tour ends; null where it comes too late somewhere. */
function walk({ windows }: TourDay, { count, legs }: OrderProblem, order: readonly number[]) {
  let [minute, before] = [0, order[0] ?? 0];
  for (const stop of order.slice(1)) {
    const { opens, closes } = windows[stop] ?? anytime;
    const arrival = minute + (legs[before * count + stop] ?? 0);
    if (arrival >= closes) return null;
    minute = Math.max(arrival, opens);
    before = stop;
  }
  return minute;
}

const anytime = { opens: 0, closes: Infinity };

/** The begin of a tour: the stops that are visited, the last of them, and the minute. */
interface Begin {
  visited: number;
  last: number;
  minute: number;
}

/**
 * The minute in which the shortest tour ends that is on time everywhere. It shares nothing with the search but the legs: of all begins
 * with the same stops and the same last one only the earliest goes on, since who is early waits.
 */
function leastMinutes({ windows }: TourDay, { count, legs }: OrderProblem): number {
  let begins: Begin[] = [{ visited: 1, last: 0, minute: 0 }];
  const middle = Array.from({ length: count - 2 }, (_, index) => index + 1);
  const legOf = (from: number, to: number) => legs[from * count + to] ?? 0;
  for (let position = 1; position < count - 1; position += 1) {
    const next = new Map<number, Begin>();
    for (const { visited, last, minute } of begins)
      for (const stop of middle) {
        const { opens, closes } = windows[stop] ?? anytime;
        const arrival = minute + legOf(last, stop);
        if (visited & (1 << stop) || arrival >= closes) continue;
        const begin = {
          visited: visited | (1 << stop),
          last: stop,
          minute: Math.max(arrival, opens),
        };
        const key = begin.visited * count + stop;
        if (begin.minute < (next.get(key)?.minute ?? Infinity)) next.set(key, begin);
      }
    begins = [...next.values()];
  }
  return Math.min(...begins.map(({ last, minute }) => minute + legOf(last, count - 1)));
}
