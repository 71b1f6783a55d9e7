import { dayOf, wallClock } from "../time/dates.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { soften, surenessOf } from "./estimate-doubt.ts";
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
  if (dayOf(arrival) !== dayOf(checkIn) || early <= grace) return null;
  if (stop !== stops.at(-1) && point.timeToSpend <= luggage) return null;
  return makeFinding({
    kind: "beforeCheckIn",
    severity: "hint",
    stopIds: [point.id],
    figures: { arrival, checkIn, early },
    sureness: surenessOf(early, visitFrom.doubt),
  });
}

/** Only the day's first and last stop count: between them luggage is fetched. */
function findLate({ route, stops, endDoubt }: DayFacts): Finding | null {
  const [first, last] = [stops[0], stops.at(-1)];
  const isOver = ({ point: { hotelData }, times }: DayStop, at: "arrival" | "departure") =>
    hotelData?.checkOut &&
    dayOf(hotelData.checkOut) === dayOf(route.date) &&
    times &&
    times[at].at > hotelData.checkOut;
  if (last && last !== first && isOver(last, "arrival")) {
    const { point, times } = last;
    const { arrival } = times ?? {};
    const checkOut = point.hotelData?.checkOut ?? "";
    const late = minutesBetween(checkOut, arrival?.at ?? checkOut);
    return makeFinding({
      kind: "afterCheckOut",
      severity: soften("impossible", endDoubt),
      stopIds: [point.id],
      figures: { checkOut, departure: arrival?.at ?? "", late },
      sureness: surenessOf(late, endDoubt),
    });
  }
  if (!first || !isOver(first, "departure")) return null;
  const checkOut = first.point.hotelData?.checkOut ?? "";
  const departure = first.times?.departure.at ?? checkOut;
  return makeFinding({
    kind: "afterCheckOut",
    severity: "tight",
    stopIds: [first.point.id],
    figures: { checkOut, departure, late: minutesBetween(checkOut, departure) },
  });
}

/** Minutes between two local times of one place, without changes of its clocks. */
function minutesBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((at) => Date.parse(`${at.replace(" ", "T")}:00Z`));
  return Math.round(((b ?? 0) - (a ?? 0)) / minuteMs);
}
