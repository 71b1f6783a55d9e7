import { distanceBetween } from "../geo/position.ts";
import { reservationInstant } from "../routes/schedule/reservation-instant.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { DayFacts, DayStop } from "./day-facts.ts";
import { soften, surenessOf } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";

const [hourMs, metresOfKm, secondsOfMinute] = [3_600_000, 1_000, 60];
/** Faster than any airliner from gate to gate. Kilometres per hour. */
const fastest = 1_000;
/** Metres. */
const [longWalk, veryLongWalk] = [10_000, 20_000];

/** Legs of a day that nobody can do, that no way leads along, or that are long on foot. */
export function findLegs(day: DayFacts): Finding[] {
  return day.stops.flatMap((stop, at) => {
    const found = [findNoWay(stop), findWalk(stop), findTooFast(day, stop, day.stops[at - 1])];
    const where = { routeIds: [day.route.id], stopIds: [stop.point.id] };
    return found.flatMap((each) => (each ? [{ ...each, ...where }] : []));
  });
}

const findNoWay = ({ hasNoWay }: DayStop) =>
  hasNoWay ? makeFinding({ kind: "noWay", severity: "impossible" }) : null;

function findWalk({ point, before, leg }: DayStop): Finding | null {
  if (!leg || leg.crossing || point.routeMode !== "walk" || leg.distance <= longWalk) return null;
  if (point.typeId === "Hike" || before?.typeId === "Hike") return null;
  const minutes = leg.duration / secondsOfMinute;
  const margin = minutes * (1 - longWalk / leg.distance);
  return makeFinding({
    kind: "longWalk",
    severity: leg.distance > veryLongWalk ? "tight" : "hint",
    figures: { metres: Math.round(leg.distance), minutes: Math.round(minutes) },
    sureness: surenessOf(margin, { isEstimated: leg.isEstimated, minutes }),
  });
}

/** An unknown way to a reservation that even a plane could not keep. A late arrival is told by other rules. */
function findTooFast(
  { route, stops }: DayFacts,
  { point, leg, times, zone }: DayStop,
  last: DayStop | undefined,
): Finding | null {
  const left = last?.times?.departure;
  const first = stops[0];
  if (leg || !last || !left || !first || (times?.overdue ?? 0) > 0) return null;
  const booked = reservationInstant(point, route.date, zone, instantOf(route.date, first.zone));
  if (booked === null) return null;
  const km = distanceBetween(last.point, point) / metresOfKm;
  const hours = (booked - left.instant) / hourMs;
  if (km <= Math.max(0, hours) * fastest) return null;
  return makeFinding({
    kind: "legTooFast",
    severity: soften("impossible", left),
    figures: {
      metres: Math.round(km * metresOfKm),
      minutes: Math.max(0, Math.round(hours * secondsOfMinute)),
      reservation: point.reservationTime ?? "",
    },
    sureness: surenessOf(0, { isEstimated: left.isEstimated, minutes: null }),
  });
}
