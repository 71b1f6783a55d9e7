import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { atEarliest, atLatest, judgeInDoubt } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";

const minuteMs = 60_000;
/** Minutes in which luggage is left, and minutes that nobody minds. */
const [luggage, grace] = [30, 15];

/** Hotels of a day that are reached before their check-in or left after their check-out. */
export function findStays(day: DayFacts): Finding[] {
  const found = [...day.stops.map((stop) => findEarly(day, stop)), findLate(day)];
  return found.flatMap((each) => (each ? [{ ...each, routeIds: [day.route.id] }] : []));
}

function findEarly({ stops }: DayFacts, stop: DayStop): Finding | null {
  const { point, visitFrom, zone } = stop;
  const checkIn = point.hotelData?.checkIn;
  // After an unknown way the arrival is only the earliest one.
  if (!checkIn || !visitFrom || visitFrom.doubt.minutes === null) return null;
  const arrival = wallClock(new Date(visitFrom.instant), zone);
  const early = minutesBetween(arrival, checkIn);
  const isLuggage = stop !== stops.at(-1) && point.timeToSpend <= luggage;
  if (dayOf(arrival) !== dayOf(checkIn) || isLuggage) return null;
  const judge = (shift: number) =>
    early - shift <= grace
      ? null
      : makeFinding({
          kind: "beforeCheckIn",
          severity: "hint",
          stopIds: [point.id],
          figures: { arrival, checkIn, early },
        });
  return judgeInDoubt(visitFrom.doubt, judge, atLatest);
}

/** Only the day's first and last stop count: between them luggage is fetched. */
function findLate({ route, stops, endDoubt }: DayFacts): Finding | null {
  const [first, last] = [stops[0], stops.at(-1)];
  const lateness = (
    { point: { hotelData, id }, times }: DayStop,
    what: "arrival" | "departure",
  ) => {
    const { checkOut } = hotelData ?? {};
    const departure = times?.[what].at;
    if (!checkOut || !departure || dayOf(checkOut) !== dayOf(route.date)) return null;
    const late = minutesBetween(checkOut, departure);
    const found = { stopIds: [id], figures: { checkOut, departure, late } };
    return late > 0 ? { ...found, late } : null;
  };
  const end = last && last !== first ? lateness(last, "arrival") : null;
  if (end) {
    const judge = (shift: number) =>
      end.late + shift > 0
        ? makeFinding({ kind: "afterCheckOut", severity: "impossible", ...end })
        : null;
    return judgeInDoubt(endDoubt, judge, atEarliest);
  }
  const begin = first ? lateness(first, "departure") : null;
  return begin && makeFinding({ kind: "afterCheckOut", severity: "tight", ...begin });
}

/** Minutes between two local times of one place, without changes of its clocks. */
function minutesBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((at) => Date.parse(`${at.replace(" ", "T")}:00Z`));
  return Math.round(((b ?? 0) - (a ?? 0)) / minuteMs);
}
