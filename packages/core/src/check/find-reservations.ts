import type { DayFacts, DayStop } from "./day-facts.ts";
import { atEarliest, judgeInDoubt } from "./estimate-doubt.ts";
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

function findLateness(stop: DayStop): Finding | null {
  return judgeInDoubt(stop.doubt, (shift) => judgeLateness(stop, shift), atEarliest);
}

function judgeLateness({ point, times }: DayStop, shift: number): Finding | null {
  if (!times || times.due === null || times.lateness + shift <= 0) return null;
  const { arrival } = times;
  const overdue = times.overdue + shift;
  const leaves = isDeparture(point);
  const figures = { arrival: arrival.at, reservation: point.reservationTime ?? "" };
  if (overdue <= 0) {
    const early = point.cameBeforeMin - times.lateness;
    return makeFinding({
      kind: "lessEarlyThanAsked",
      severity: leaves ? "tight" : "hint",
      figures: { ...figures, early, asked: point.cameBeforeMin },
    });
  }
  return makeFinding({
    kind: leaves ? "missedDeparture" : "lateForReservation",
    severity: leaves || overdue > grace ? "impossible" : "tight",
    figures: { ...figures, late: times.overdue },
  });
}
