import { publicHolidaysOf } from "../hours/holidays/public-holidays.ts";
import { knownHours } from "../hours/known-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";

/**
 * Holidays of a part of a country on which places say that they have other hours: nobody knows the part. One finding for
 * a day. Holidays of the whole country are part of the hours; hours that say nothing of holidays hold on them, too.
 */
export function findHolidays({ route, stops }: DayFacts): Finding[] {
  const concerned = stops.flatMap((stop) => {
    const date = dateOfHoliday(stop);
    return date === null ? [] : [{ id: stop.point.id, date }];
  });
  const [first] = concerned;
  if (!first) return [];
  return [
    makeFinding({
      kind: "publicHoliday",
      severity: "hint",
      routeIds: [route.id],
      stopIds: concerned.map(({ id }) => id),
      figures: { date: first.date },
    }),
  ];
}

function dateOfHoliday({ point, zone, visitFrom }: DayStop): string | null {
  const hours = knownHours(point.workingHours);
  if (!hours || !visitFrom) return null;
  const date = dayOf(wallClock(new Date(visitFrom.instant), zone));
  if (!publicHolidaysOf(zone)?.some.has(date)) return null;
  return stateAt(hours, visitFrom.instant, zone, point).unless === "PH" ? date : null;
}
