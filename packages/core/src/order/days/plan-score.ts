import { limits } from "../../limits.ts";
import { isBed } from "../../points/is-bed.ts";
import type { Point } from "../../points/point.ts";
import { type Score, scoreOf } from "../score.ts";
import { type DaysProblem, departureOn } from "./days-problem.ts";

/** The stops of each day in their order. */
export type DaysPlan = readonly (readonly number[])[];

const [hour, tooLong] = [60, scoreOf({ impossible: 1 })];

/** What an idea without a day counts: more than any detour, less than one impossible thing. Minutes; twice that for a must. */
const leftOverMinutes = 10_080;
const leftOver = ({ priority }: Pick<Point, "priority">): Score =>
  scoreOf({ minutes: priority === "star" ? 2 * leftOverMinutes : leftOverMinutes });

/** The plan of today. */
export const todaysPlan = ({ days }: DaysProblem): DaysPlan => days.map(({ today }) => today);

/**
 * What a day adds to the score of a plan: its visits and ways as in the best order of a day, an impossible thing for each hour
 * begun beyond the longest day, and, where nothing else decides, its stops that come from another day.
 */
export function scoreOfDay(
  problem: DaysProblem,
  day: number,
  list: readonly number[],
  most = Infinity,
): Score {
  const { stops, legs, legScores, homes, bench } = problem;
  if (day === bench) return scoreOfBench(problem, list);
  let [score, minute, before, end] = [0, 0, -1, 0];
  for (const stop of list) {
    if (before >= 0) {
      const leg = before * stops.length + stop;
      minute += legs[leg] ?? 0;
      score += legScores[leg] ?? 0;
    }
    const visit = problem.visitOn(day, stop);
    const { scores } = visit;
    if (scores) score += scores[Math.min(minute, scores.length - 1)] ?? 0;
    if (homes[stop] !== day) score += 1;
    if (score > most) return Infinity;
    end = minute;
    minute = departureOn(problem, visit, stop, minute);
    before = stop;
  }
  // The stay at a bed is the night.
  const last = stops[before];
  if (!last || !isBed(last)) end = minute;
  const over = Math.max(0, Math.ceil((end - limits.dealtDayMinutes) / hour));
  return score + over * tooLong;
}

/** Ideas that stay ideas. Stops of days cannot become some. */
function scoreOfBench(problem: DaysProblem, list: readonly number[]): Score {
  return list.reduce((sum, stop) => {
    const point = problem.stops[stop];
    return sum + (point && problem.homes[stop] === problem.bench ? leftOver(point) : Infinity);
  }, 0);
}

/** The days of a plan, without the ideas that stay ideas. */
export const withoutBench = ({ bench }: Pick<DaysProblem, "bench">, plan: DaysPlan): DaysPlan =>
  bench === null ? plan : plan.slice(0, bench);

/** The score of a plan. */
export const scoreOfPlan = (problem: DaysProblem, plan: DaysPlan): Score =>
  plan.reduce((sum, list, day) => sum + scoreOfDay(problem, day, list), 0);

/** True where a stop may be put before the one at this position. */
export function canInsert(
  { days, isTied }: DaysProblem,
  day: number,
  list: readonly number[],
  index: number,
): boolean {
  const { keepsFirst, keepsLast } = days[day] ?? { keepsFirst: false, keepsLast: false };
  if ((keepsFirst && index === 0) || (keepsLast && index === list.length)) return false;
  return isTied[list[index] ?? -1] !== true;
}
