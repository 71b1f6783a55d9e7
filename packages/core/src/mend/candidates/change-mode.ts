import type { DayStop } from "../../check/day-facts.ts";
import type { LegMode, RouteMode } from "../../points/travel-modes.ts";
import type { Candidate } from "../fix.ts";
import { type Problem, stopOf, stopsBefore } from "../problem.ts";

/** Shorter legs save too little. Seconds. */
const shortest = 600;

/** A faster mode of a leg: a bus or a car for a walk, a car for a bus. The longest legs first. */
export function otherMode(problem: Problem): Candidate[] {
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
