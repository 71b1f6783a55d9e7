import { dayOf } from "../time/dates.ts";
import type { DayFacts } from "./day-facts.ts";
import { atEarliest, judgeInDoubt } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";
import type { Night } from "./list-nights.ts";

const minuteMs = 60_000;
/** Minutes. */
const [shortNight, veryShortNight] = [480, 360];

/** Days of a trip that overlap, and nights between them that are too short to sleep. */
export function findRests(days: readonly DayFacts[], nights: readonly Night[]): Finding[] {
  const underWay = new Set(nights.flatMap(({ day, isUnderWay }) => (isUnderWay ? [day] : [])));
  const planned = days.filter(({ stops }) => stops.length > 0);
  return planned.flatMap((day, index) => {
    const next = planned[index + 1];
    const { end } = day.schedule;
    if (!next || !end) return [];
    const rest = Math.round((next.begin - end.instant) / minuteMs);
    const figures = { end: end.at, begin: next.route.date, minutes: Math.abs(rest) };
    const isNight = dayOf(next.route.date) > dayOf(day.route.date) && !underWay.has(day);
    const judge = (shift: number) => {
      const found = judgeRest(rest - shift, isNight);
      return found && makeFinding({ ...found, routeIds: [day.route.id], figures });
    };
    return judgeInDoubt(day.endDoubt, judge, atEarliest) ?? [];
  });
}

function judgeRest(rest: number, isNight: boolean): Pick<Finding, "kind" | "severity"> | null {
  if (rest < 0) return { kind: "daysOverlap", severity: "impossible" };
  if (!isNight || rest >= shortNight) return null;
  return { kind: "shortNight", severity: rest < veryShortNight ? "tight" : "hint" };
}
