import { scoreOf } from "../score.ts";
import type { VisitTable } from "../visit-scores.ts";
import { type DaysProblem, departureOn } from "./days-problem.ts";

/** How far a stop that stands at its time for a reason may move. Minutes. */
const freedom = 60;
const horizon = 2_880;
/** When one eats: lunch and dinner. Minutes of the day. */
const meals = [13 * 60, 19 * 60];

/**
 * The problem in which a lunch stays near noon: an anchor amid a day has no figure for its time, so each minute more than an hour
 * away from its arrival today is lost. A restaurant among the ideas has no arrival yet: it is kept near the hours of meals.
 * `dayStarts`: when the days begin, in minutes of the day.
 */
export function keepNearReasons(problem: DaysProblem, dayStarts: readonly number[]): DaysProblem {
  const arrivals = new Map<number, number>();
  for (const [day, { today }] of problem.days.entries()) {
    if (day === problem.bench) continue;
    let [minute, before] = [0, -1];
    today.forEach((stop, index) => {
      if (before >= 0) minute += problem.legs[before * problem.stops.length + stop] ?? 0;
      const isAmid = index > 0 && index < today.length - 1;
      const isBooked = (problem.booked[stop] ?? -1) >= 0;
      if (problem.isAnchor[stop] && isAmid && !isBooked) arrivals.set(stop, minute);
      minute = departureOn(problem, problem.visitOn(day, stop), stop, minute);
      before = stop;
    });
  }
  const isMeal = (stop: number) =>
    problem.homes[stop] === problem.bench && problem.stops[stop]?.typeId === "Restaurant";
  const reasonsOn = (day: number, stop: number): readonly number[] => {
    const today = arrivals.get(stop);
    if (today !== undefined) return [today];
    return isMeal(stop) ? meals.map((minute) => minute - (dayStarts[day] ?? 0)) : [];
  };
  const made = new Map<number, VisitTable>();
  const visitOn = (day: number, stop: number): VisitTable => {
    const reasons = reasonsOn(day, stop);
    if (reasons.length === 0) return problem.visitOn(day, stop);
    const key = day * problem.stops.length + stop;
    const { scores, begins } = problem.visitOn(day, stop);
    const known = made.get(key) ?? { scores: addMinutes(scores, reasons), begins };
    made.set(key, known);
    return known;
  };
  return { ...problem, visitOn };
}

function addMinutes(scores: Float64Array | null, reasons: readonly number[]): Float64Array {
  return Float64Array.from({ length: horizon + 1 }, (_, arrival) => {
    const away = Math.min(...reasons.map((minute) => Math.abs(arrival - minute)));
    const minutes = Math.max(0, away - freedom);
    return (scores?.[Math.min(arrival, scores.length - 1)] ?? 0) + scoreOf({ minutes });
  });
}
