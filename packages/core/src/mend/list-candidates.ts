import type { DayStop } from "../check/day-facts.ts";
import { isSleptAt } from "../points/is-slept-at.ts";
import type { LegMode, RouteMode } from "../points/travel-modes.ts";
import { addNight } from "./candidates/add-night.ts";
import { leaveEarlier, leaveLater } from "./candidates/change-start.ts";
import { moveDay } from "./candidates/move-to-day.ts";
import { stayShorter } from "./candidates/shorten-stay.ts";
import { type Candidate, type FixKind, fixKinds } from "./fix.ts";
import { isMovable, type Problem, stopOf, stopsBefore } from "./problem.ts";
import { remedyKinds } from "./remedies.ts";

/** Nobody gives up what is booked or paid for because a plan says so. */
const isBooked = ({ point: { reservationTime, finance } }: DayStop) =>
  reservationTime !== null || (finance?.payed ?? 0) > 0;

/** A stop that is planned only if time allows leaves its day. */
function drop(problem: Problem): Candidate[] {
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

/** Shorter legs save too little. Seconds. */
const shortest = 600;

/** A faster mode of a leg: a bus or a car for a walk, a car for a bus. The longest legs first. */
function otherMode(problem: Problem): Candidate[] {
  const own = stopOf(problem);
  const stops = [...(own ? [own] : []), ...stopsBefore(problem)];
  const legs = problem.finding.kind === "longWalk" ? stops.slice(0, 1) : stops;
  return legs
    .filter(({ leg }) => leg && leg.duration >= shortest)
    .toSorted((a, b) => (b.leg?.duration ?? 0) - (a.leg?.duration ?? 0))
    .flatMap((stop) => fasterModes(problem, stop).map((mode) => goBy(stop, mode)));
}

/** How the day is travelled otherwise comes first. */
function fasterModes({ day }: Problem, { point, before }: DayStop): LegMode[] {
  if (point.typeId === "Hike" || before?.typeId === "Hike") return [];
  const used = new Set<RouteMode>(day.stops.slice(1).map((stop) => stop.point.routeMode));
  const car = used.has("carGoogle") && !used.has("car") ? "carGoogle" : "car";
  if (point.routeMode === "bus") return [car];
  if (point.routeMode !== "walk") return [];
  return used.has(car) && !used.has("bus") ? [car, "bus"] : ["bus", car];
}

const goBy = ({ point }: DayStop, routeMode: LegMode): Candidate => ({
  kind: "otherMode",
  changes: [{ name: "points.save", args: { id: point.id, change: { routeMode } } }],
  routeId: point.routeId,
  stopIds: [point.id],
  figures: { mode: routeMode },
});

/** Each answers its candidates, the best first. */
const makers: Record<FixKind, (problem: Problem) => Candidate[]> = {
  leaveEarlier,
  leaveLater,
  stayShorter,
  swap,
  otherMode,
  addNight,
  moveDay,
  drop,
};

/** Candidates of one kind that are tried. */
const triedOfKind = 9;

/** What is tried against a finding by kind, the least intrusive kind first. */
export const listCandidates = (problem: Problem): Candidate[][] =>
  fixKinds
    .filter((kind) => remedyKinds(problem.finding.kind).includes(kind))
    .map((kind) => makers[kind](problem).slice(0, triedOfKind));

/** A stop and the one after or before it change places. The day's first stop stays where it is. */
function swap(problem: Problem): Candidate[] {
  const stop = stopOf(problem);
  const { day, index } = problem;
  const canGo = (each: DayStop) => isMovable(each) && !isSleptAt(problem.trip, each.point);
  if (!stop || !index || !canGo(stop)) return [];
  const others = [day.stops[index - 1], day.stops[index + 1]];
  return others.flatMap((other) =>
    other && other !== day.stops[0] && canGo(other) ? swapWith(stop, other) : [],
  );
}

function swapWith({ point }: DayStop, { point: other }: DayStop): Candidate {
  const args = { id: point.id, order: other.order };
  return {
    kind: "swap",
    changes: [{ name: "points.order", args }],
    routeId: point.routeId,
    stopIds: [point.id, other.id],
    figures: {},
  };
}
