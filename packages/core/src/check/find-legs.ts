import { distanceBetween } from "../geo/position.ts";
import type { ScheduleMoment } from "../routes/schedule/day-schedule.ts";
import { reservationInstant } from "../routes/schedule/reservation-instant.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { CheckLeg } from "./check-context.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { atEarliest, judgeInDoubt, leastOf, mayBeWrong } from "./estimate-doubt.ts";
import { grace } from "./find-reservations.ts";
import { type Finding, makeFinding } from "./finding.ts";
import { isDeparture, isStation } from "./is-departure.ts";

const [minuteMs, metresOfKm, secondsOfMinute, minutesOfHour] = [60_000, 1_000, 60, 60];
/** Faster than any airliner from gate to gate. Kilometres per hour. */
const fastest = 1_000;
/** Metres. */
const [longWalk, veryLongWalk] = [10_000, 20_000];

/** Legs of a day that nobody can do, that no way leads along, or that are long on foot. */
export function findLegs(day: DayFacts): Finding[] {
  return day.stops.flatMap((stop, index) => {
    const found = [findNoWay(stop), findWalk(stop), findTooFast(day, stop, day.stops[index - 1])];
    const where = { routeIds: [day.route.id], stopIds: [stop.point.id] };
    return found.flatMap((each) => (each ? [{ ...each, ...where }] : []));
  });
}

const findNoWay = ({ hasNoWay }: DayStop) =>
  hasNoWay ? makeFinding({ kind: "noWay", severity: "impossible" }) : null;

function findWalk({ point, before, leg }: DayStop): Finding | null {
  if (!leg || leg.crossing || point.routeMode !== "walk" || leg.distance <= longWalk) return null;
  if (point.typeId === "Hike" || before?.typeId === "Hike") return null;
  const found = makeFinding({
    kind: "longWalk",
    severity: leg.distance > veryLongWalk ? "tight" : "hint",
    figures: {
      metres: Math.round(leg.distance),
      minutes: Math.round(leg.duration / secondsOfMinute),
    },
  });
  const isSure = !leg.isEstimated || leastOf(leg.distance) > longWalk;
  return isSure ? found : mayBeWrong(found);
}

/** A way to a reservation for which its time is too short, whatever is done before it. */
function findTooFast(day: DayFacts, stop: DayStop, last: DayStop | undefined): Finding | null {
  const left = last?.times?.departure;
  // A booked journey takes as long as it takes.
  if (!last || !left || stop.isLanding) return null;
  const booked = reservationOf(day, stop);
  if (booked === null) return null;
  if (!stop.leg)
    return findFasterThanPlanes(stop, last, { left, minutes: (booked - left.instant) / minuteMs });
  const from = fixedTimeOf(day, last);
  return from === null ? null : findTooLong(stop, stop.leg, (booked - from) / minuteMs);
}

/** An unknown way that even a plane could not do. Who is late already is told so where the way adds to it. */
function findFasterThanPlanes(
  { point, times }: DayStop,
  last: DayStop,
  { left, minutes }: { left: ScheduleMoment; minutes: number },
): Finding | null {
  const km = distanceBetween(last.point, point) / metresOfKm;
  const needed = (km / fastest) * minutesOfHour;
  const tolerated = (times?.overdue ?? 0) > 0 ? grace : 0;
  const judge = (shift: number) =>
    needed <= Math.max(tolerated, minutes - shift)
      ? null
      : makeFinding({
          kind: "legTooFast",
          severity: "impossible",
          figures: {
            metres: Math.round(km * metresOfKm),
            minutes: Math.max(0, Math.round(minutes)),
            reservation: point.reservationTime ?? "",
          },
        });
  return judgeInDoubt(
    { isEstimated: left.isEstimated, minutes: last.doubt.minutes },
    judge,
    atEarliest,
  );
}

/**
 * When a stop can be left at the soonest, whatever changes in the plan: a train arrives when it arrives, and a
 * reservation that is kept begins when it begins. Null where an earlier start helps.
 */
function fixedTimeOf(day: DayFacts, stop: DayStop): number | null {
  const { point, times } = stop;
  const isBegin = day.stops[0]?.point === point;
  if (!times || times.overdue > 0) return null;
  if (isStation(point) && (isBegin || point.reservationTime !== null))
    return times.departure.instant;
  return reservationOf(day, stop);
}

/** The reservation of a stop, maybe on the date on which a booked journey before it has arrived. */
function reservationOf({ route, stops }: DayFacts, { point, zone }: DayStop): number | null {
  const start = instantOf(route.date, stops[0]?.zone ?? zone);
  const until = stops.slice(0, stops.findIndex((stop) => stop.point === point) + 1);
  const landing = until.findLast(({ isLanding, times }) => isLanding && times);
  return reservationInstant(point, route.date, zone, start, landing?.times?.arrival.instant);
}

/** A known way to a reservation that is longer than the minutes after a time that is fixed. */
function findTooLong({ point }: DayStop, leg: CheckLeg, minutes: number): Finding | null {
  if (minutes <= 0) return null;
  const needed = Math.round(leg.duration / secondsOfMinute);
  const judge = (shift: number) => {
    const late = needed + shift - minutes;
    if (late <= 0) return null;
    return makeFinding({
      kind: "legTooFast",
      severity: isDeparture(point) || late > grace ? "impossible" : "tight",
      figures: {
        ...{ metres: Math.round(leg.distance), minutes: Math.round(minutes), needed },
        reservation: point.reservationTime ?? "",
      },
    });
  };
  return judgeInDoubt({ isEstimated: leg.isEstimated, minutes: needed }, judge, atEarliest);
}
