import { limits } from "../limits.ts";
import type { Point } from "../points/point.ts";
import type { Leg, Path, PathRequest } from "../services/path.ts";

/** What of a point decides the path of its day. */
export type PathPoint = Pick<Point, "id" | "lat" | "lng" | "routeMode">;

/** One call of `POST service/route` with the ids of its points, in the same order. */
export interface PathPart {
  ids: readonly string[];
  request: PathRequest;
}

/**
 * The calls that build the path of a day's points in order: points of mode `none` are left out, `break` goes along as
 * the start of a new path, and more points than one call takes go in parts that share their border point. Fewer than 2
 * points on the path: none (section 4).
 */
export function requestPath(
  points: readonly PathPoint[],
  most: number = limits.pathPointsMax,
): PathPart[] {
  const onPath = points.flatMap(({ id, lat, lng, routeMode }) =>
    routeMode === "none" ? [] : [{ id, lat, lng, mode: routeMode }],
  );
  if (onPath.length < limits.routeBuildPoints) return [];
  const parts: PathPart[] = [];
  for (let from = 0; from < onPath.length - 1; from += most - 1) {
    const part = onPath.slice(from, from + most);
    parts.push({
      ids: part.map(({ id }) => id),
      request: { points: part.map(({ lat, lng, mode }) => ({ lat, lng, mode })) },
    });
  }
  return parts;
}

/** A leg of a day, with whether it is an estimate ("about", dashed). */
export interface DayLeg extends Leg {
  isEstimated: boolean;
}

/** The legs that an answer brings, by the id of the point that each leads to; before a `break` there is none. */
export function legsByPoint(part: PathPart, answer: Path): Record<string, DayLeg> {
  const legs: Record<string, DayLeg> = {};
  answer.legs.forEach((leg, at) => {
    const id = part.ids[at + 1];
    if (leg && id !== undefined)
      legs[id] = { ...leg, isEstimated: leg.estimated ?? answer.estimated };
  });
  return legs;
}

/** The whole of a day's way: metres, seconds, and whether any of it is estimated. */
export interface PathTotals {
  distance: number;
  duration: number;
  isEstimated: boolean;
}

/** Sums legs. */
export function sumLegs(legs: readonly DayLeg[]): PathTotals {
  return legs.reduce<PathTotals>(
    (sum, leg) => ({
      distance: sum.distance + leg.distance,
      duration: sum.duration + leg.duration,
      isEstimated: sum.isEstimated || leg.isEstimated,
    }),
    { distance: 0, duration: 0, isEstimated: false },
  );
}
