import { scoreOf } from "../score.ts";
import type { VisitTable } from "../visit-scores.ts";
import { type DaysProblem, departureOn } from "./days-problem.ts";

/** How far a stop that stands at its time for a reason may move. Minutes. */
const freedom = 60;
const horizon = 2_880;

/**
 * The problem in which a lunch stays near noon: an anchor amid a day has no figure for its time, so each minute more than an hour
 * away from its arrival today is lost.
 */
export function keepNearToday(problem: DaysProblem): DaysProblem {
  const arrivals = new Map<number, number>();
  for (const [day, { today }] of problem.days.entries()) {
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
  const made = new Map<number, VisitTable>();
  const visitOn = (day: number, stop: number): VisitTable => {
    const today = arrivals.get(stop);
    if (today === undefined) return problem.visitOn(day, stop);
    const { scores, begins } = problem.visitOn(day, stop);
    const known = made.get(stop) ?? { scores: addMinutes(scores, today), begins };
    made.set(stop, known);
    return known;
  };
  return { ...problem, visitOn };
}

function addMinutes(scores: Float64Array | null, today: number): Float64Array {
  return Float64Array.from({ length: horizon + 1 }, (_, arrival) => {
    const minutes = Math.max(0, Math.abs(arrival - today) - freedom);
    return (scores?.[Math.min(arrival, scores.length - 1)] ?? 0) + scoreOf({ minutes });
  });
}
