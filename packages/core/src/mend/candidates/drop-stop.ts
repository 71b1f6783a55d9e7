import type { DayStop } from "../../check/day-facts.ts";
import { isSleptAt } from "../../points/is-slept-at.ts";
import type { Candidate } from "../fix.ts";
import { isMovable, type Problem, stopOf, stopsBefore } from "../problem.ts";

/** Nobody gives up what is booked or paid for because a plan says so. */
const isBooked = ({ point: { reservationTime, finance } }: DayStop) =>
  reservationTime !== null || (finance?.payed ?? 0) > 0;

/** A stop that is planned only if time allows leaves its day. */
export function drop(problem: Problem): Candidate[] {
  const own = stopOf(problem);
  const { kind, stopIds } = problem.finding;
  const stops =
    kind === "samePlaceTwice"
      ? problem.day.stops.filter(({ point }) => stopIds.includes(point.id)).toReversed()
      : [...(own ? [own] : []), ...stopsBefore(problem)];
  const optional = stops.filter(
    (stop) =>
      stop.point.priority === "second" &&
      isMovable(stop) &&
      !isSleptAt(problem.trip, stop.point) &&
      !isBooked(stop),
  );
  return optional.map(({ point: { id, routeId } }) => ({
    kind: "drop",
    changes: [{ name: "points.remove", args: { id } }],
    routeId,
    stopIds: [id],
    figures: {},
  }));
}
