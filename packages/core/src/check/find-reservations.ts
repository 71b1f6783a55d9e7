import type { DayFacts, DayStop } from "./day-facts.ts";
import { soften, surenessOf } from "./estimate-doubt.ts";
import { type Finding, makeFinding } from "./finding.ts";
import { isDeparture } from "./is-departure.ts";

/** Minutes for which a table or a guide usually waits. */
export const grace = 15;

/** Reservations and departures of a day for which the traveller is late, or later than asked. */
export function findReservations({ route, stops }: DayFacts): Finding[] {
  return stops.flatMap((stop) => {
    const found = findLateness(stop);
    return found ? [{ ...found, routeIds: [route.id], stopIds: [stop.point.id] }] : [];
  });
}

function findLateness({ point, times, doubt }: DayStop): Finding | null {
  if (!times || times.due === null || times.lateness <= 0) return null;
  const { overdue, lateness, arrival } = times;
  const leaves = isDeparture(point);
  const figures = { arrival: arrival.at, reservation: point.reservationTime ?? "" };
  if (overdue <= 0)
    return makeFinding({
      kind: "lessEarlyThanAsked",
      severity: leaves ? "tight" : "hint",
      figures: { ...figures, early: point.cameBeforeMin - lateness, asked: point.cameBeforeMin },
      sureness: surenessOf(lateness, doubt),
    });
  const kind = leaves ? "missedDeparture" : "lateForReservation";
  return makeFinding({
    kind,
    severity: soften(leaves || overdue > grace ? "impossible" : "tight", doubt),
    figures: { ...figures, late: overdue },
    sureness: surenessOf(overdue, doubt),
  });
}
