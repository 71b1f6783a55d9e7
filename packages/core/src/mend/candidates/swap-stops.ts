import type { DayStop } from "../../check/day-facts.ts";
import { isSleptAt } from "../../points/is-slept-at.ts";
import type { Candidate } from "../fix.ts";
import { isMovable, type Problem, stopOf } from "../problem.ts";

/** A stop and the one after or before it change places. The day's first stop stays where it is. */
export function swap(problem: Problem): Candidate[] {
  const stop = stopOf(problem);
  const { day, at } = problem;
  const canGo = (each: DayStop) => isMovable(each) && !isSleptAt(problem.trip, each.point);
  if (!stop || !at || !canGo(stop)) return [];
  const others = [day.stops[at - 1], day.stops[at + 1]];
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
