import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { judgeInDoubt } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";

const minuteMs = 60_000;

/** Stops of a day whose ticket is not valid on the date of the visit. */
export function findValidity({ route, stops }: DayFacts): Finding[] {
  return stops.flatMap((stop) => {
    const found = findInvalid(stop, dayOf(route.date));
    return found ? [{ ...found, routeIds: [route.id], stopIds: [stop.point.id] }] : [];
  });
}

function findInvalid({ point, zone, visitFrom }: DayStop, dateOfDay: string): Finding | null {
  const { validFrom, validTo } = point.finance ?? {};
  if (!validFrom && !validTo) return null;
  const judge = (shift: number) => {
    const begin = visitFrom && new Date(visitFrom.instant + shift * minuteMs);
    const date = begin ? dayOf(wallClock(begin, zone)) : dateOfDay;
    if (date >= (validFrom ?? date) && date <= (validTo ?? date)) return null;
    return makeFinding({
      kind: "outsideValidity",
      severity: "impossible",
      figures: { date, ...(validFrom && { validFrom }), ...(validTo && { validTo }) },
    });
  };
  const { doubt } = visitFrom ?? {};
  // After an unknown way it is still that day.
  if (!doubt || doubt.minutes === null) return judge(0);
  return judgeInDoubt(doubt, judge, (earlier, later) => [earlier, later]);
}
