import { limits } from "../../limits.ts";
import { isBed } from "../../points/is-bed.ts";
import { type Score, scoreOf } from "../score.ts";
import { type DaysProblem, departureOn } from "./days-problem.ts";

/** The stops of each day in their order. */
export type DaysPlan = readonly (readonly number[])[];

const [hour, tooLong] = [60, scoreOf({ impossible: 1 })];

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
  const { stops, legs, legScores, homes } = problem;
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
