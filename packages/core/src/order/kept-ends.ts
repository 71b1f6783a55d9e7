import { isSleptAt } from "../points/is-slept-at.ts";
import type { Point } from "../points/point.ts";
import type { Trip } from "../trips/trip.ts";
import { isPlanned } from "./make-order-problem.ts";

/** Which ends of a day's path stay where they are, whatever is asked: a bed, a train, where one sleeps. */
export function findKeptEnds(
  trip: Pick<Trip, "routes">,
  stops: readonly Point[],
): { first: boolean; last: boolean } {
  const isKept = (end: Point | undefined) =>
    end !== undefined && (isPlanned(end, stops) || isSleptAt(trip, end));
  return { first: isKept(stops[0]), last: isKept(stops.at(-1)) };
}
