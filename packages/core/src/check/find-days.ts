import type { Point } from "../points/point.ts";
import { addDays, dayOf, daysBetween } from "../time/dates.ts";
import type { DayFacts } from "./day-facts.ts";
import { soften, surenessOf } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";
import { coversNight, type Night } from "./list-nights.ts";

const minuteMs = 60_000;
/** Minutes. */
const [shortNight, veryShortNight] = [480, 360];

/** Days of a trip that overlap, and nights between them that are too short to sleep. */
export function findRests(days: readonly DayFacts[], nights: readonly Night[]): Finding[] {
  const underWay = new Set(nights.flatMap(({ day, isUnderWay }) => (isUnderWay ? [day] : [])));
  const planned = days.filter(({ stops }) => stops.length > 0);
  return planned.flatMap((day, at) => {
    const next = planned[at + 1];
    const { end } = day.schedule;
    if (!next || !end) return [];
    const rest = Math.round((next.begin - end.instant) / minuteMs);
    const figures = { end: end.at, begin: next.route.date, minutes: Math.abs(rest) };
    const where = { routeIds: [day.route.id], figures };
    if (rest < 0)
      return makeFinding({
        kind: "daysOverlap",
        severity: soften("impossible", day.endDoubt),
        ...where,
        sureness: surenessOf(-rest, day.endDoubt),
      });
    const isNight = dayOf(next.route.date) > dayOf(day.route.date);
    if (!isNight || rest >= shortNight || underWay.has(day)) return [];
    return makeFinding({
      kind: "shortNight",
      severity: rest < veryShortNight ? "tight" : "hint",
      ...where,
      sureness: surenessOf(shortNight - rest, day.endDoubt),
    });
  });
}

/** Dates without a day between the first and the last day, unless one stays somewhere meanwhile. */
export function findGaps(days: readonly DayFacts[], stays: readonly Point[]): Finding[] {
  return days.flatMap((day, at) => {
    const next = days[at + 1];
    if (!next) return [];
    const last = dayOf(day.route.date);
    const count = daysBetween(last, dayOf(next.route.date)) - 1;
    const missing = Array.from({ length: Math.max(0, count) }, (_, after) =>
      addDays(last, after + 1),
    );
    const [from, to] = [missing[0], missing.at(-1)];
    const isStay = (date: string) => stays.some((stay) => coversNight(stay, date));
    if (from === undefined || to === undefined || missing.every(isStay)) return [];
    const figures = { from, to, count };
    return makeFinding({
      kind: "missingDays",
      severity: "hint",
      routeIds: [day.route.id],
      figures,
    });
  });
}
