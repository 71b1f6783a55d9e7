import { journeyFrom } from "../../bookings/journeys.ts";
import { limits } from "../../limits.ts";
import type { Point } from "../../points/point.ts";
import type { Leg, Path, PathRequest } from "../../services/paths/path.ts";
import { listPathStops } from "./list-path-stops.ts";

/** The fields of a point that its path depends on. */
export type PathPoint = Pick<Point, "id" | "lat" | "lng" | "routeMode"> &
  Partial<Pick<Point, "booking">>;

/** One call of `POST service/route` with the ids of its points, in the same order. */
export interface PathChunk {
  ids: readonly string[];
  request: PathRequest;
}

/**
 * The requests for the path of a day's points in order. Points of mode `none` are left out; a `break` is sent as the
 * start of a new path, and so is the stop to which a booked journey leads. More points than one request may have are sent in chunks that share their border point. Fewer
 * than 2 points on the path: no request (specification#paths).
 */
export function listPathRequests(
  points: readonly PathPoint[],
  max: number = limits.pathPointsMax,
): PathChunk[] {
  const stops = listPathStops({ points });
  const onPath = stops.flatMap(({ id, lat, lng, routeMode }, index) => {
    const before = stops[index - 1];
    const mode = before && journeyFrom(before) ? "break" : routeMode;
    return mode === "none" ? [] : [{ id, lat, lng, mode }];
  });
  if (onPath.length < limits.routeBuildPoints) return [];
  const chunks: PathChunk[] = [];
  for (let from = 0; from < onPath.length - 1; from += max - 1) {
    const chunk = onPath.slice(from, from + max);
    chunks.push({
      ids: chunk.map(({ id }) => id),
      request: { points: chunk.map(({ lat, lng, mode }) => ({ lat, lng, mode })) },
    });
  }
  return chunks;
}

/** A leg of a day. An estimate is shown dashed, with "about". */
export interface DayLeg extends Leg {
  isEstimated: boolean;
}

/** The legs of an answer by the id of the point that each leads to. A `break` has no leg. */
export function legsByPoint(chunk: PathChunk, answer: Path): Record<string, DayLeg> {
  const legs: Record<string, DayLeg> = {};
  answer.legs.forEach((leg, index) => {
    const id = chunk.ids[index + 1];
    if (leg && id !== undefined)
      legs[id] = { ...leg, isEstimated: leg.estimated ?? answer.estimated };
  });
  return legs;
}

/** The totals of a day's path: metres, seconds, and whether any leg is estimated. */
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
