import { instantOfEnd, journeyFrom } from "../bookings/journeys.ts";
import { addDays, type DateText, dayOf, daysBetween, todayIn } from "../time/dates.ts";
import type { DayFacts } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";

/** A day that lasts beyond midnight takes the next date, too, when it lasts beyond its noon. */
const halfDayMs = 43_200_000;

/**
 * Dates between the first and the last day on which nothing is planned: without a day, or with one that has no stops. A
 * booked bed is no plan for the day. Empty days before the first plan and after the last are to be planned yet.
 */
export function findGaps(days: readonly DayFacts[]): Finding[] {
  const [first, last] = [days.findIndex(isPlanned), days.findLastIndex(isPlanned)];
  const bounds = days.filter((day, index) => isPlanned(day) || index < first || index > last);
  return bounds.flatMap((day, index) => {
    const next = bounds[index + 1];
    const missing = next ? datesBetween(day, next) : [];
    const [from, to] = [missing[0], missing.at(-1)];
    if (from === undefined || to === undefined) return [];
    const empty = days.find(({ route }) => dayOf(route.date) === from);
    return makeFinding({
      kind: "missingDays",
      severity: "hint",
      routeIds: [(empty ?? day).route.id],
      figures: { from, to, count: missing.length },
    });
  });
}

const isPlanned = ({ stops }: DayFacts) => stops.length > 0;

/**
 * The dates between two days. Who crosses the date line to the west loses one: it is missing neither by the clocks of
 * the place that is left nor by those of the place that is reached.
 */
function datesBetween(day: DayFacts, next: DayFacts): DateText[] {
  const { end } = day.schedule;
  const ends = Math.max(end?.instant ?? day.begin, landsAt(day, next));
  const last = Math.max(day.begin, ends - halfDayMs);
  const zones = [(end ? day.stops.at(-1) : day.stops[0])?.zone, next.stops[0]?.zone];
  const counts = zones.map((zone = "UTC") => {
    const [from, to] = [last, next.begin].map((instant) => todayIn(zone, new Date(instant)));
    return daysBetween(from ?? "", to ?? "") - 1;
  });
  const to = dayOf(next.route.date);
  const all = daysBetween(dayOf(day.route.date), to) - 1;
  // Where an empty day is nobody knows.
  const count = isPlanned(day) && isPlanned(next) ? Math.min(all, Math.max(...counts)) : all;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(to, index - count));
}

/** When the booked journey with which a day ends arrives at the next one: nothing is planned on its way. */
function landsAt(day: DayFacts, next: DayFacts): number {
  const last = day.stops.at(-1);
  const arrival = last ? journeyFrom(last.point)?.arrival : null;
  return instantOfEnd(arrival ?? null, next.stops[0]?.zone ?? null) ?? -Infinity;
}
