import { pointOfIdea, toIdea } from "../../points/edit/share-place.ts";
import type { Idea } from "../../points/idea.ts";
import type { Point } from "../../points/point.ts";
import type { Route } from "../../routes/route.ts";
import { copyTrip } from "../copy-trip.ts";
import type { Trip } from "../trip.ts";
import type { DayTarget, TripContents } from "./trip-contents.ts";

/** Where copied points go. */
export interface PointsTarget {
  tripId: string;
  /** Its day; null: to its ideas. */
  route: Route | null;
}

/** True for a stop of a day, false for an idea. */
export const isStop = (one: Point | Idea): one is Point => "routeId" in one;

/**
 * Stops and ideas of a trip as contents for a day, or the ideas, of another one, with all their fields. Those of one place stay that;
 * links between them lead to the copies.
 */
export function copyPoints(
  trip: Trip,
  points: readonly (Point | Idea)[],
  { tripId, route }: PointsTarget,
  newId: () => string,
): { contents: TripContents; targets: DayTarget[] } {
  const bare = { description: "", track: "", notes: [] };
  const stops = points.map((one) => (isStop(one) ? one : pointOfIdea(one, route?.moveType)));
  const part = route
    ? { routes: [{ ...route, ...bare, points: stops }], ideas: [] }
    : { routes: [], ideas: stops.map(toIdea) };
  const copied = copyTrip({ ...trip, notes: [], financeItems: [], ...part }, { newId });
  const routes = (copied?.routes ?? []).map((day) => ({
    ...day,
    tripId,
    points: day.points.map((point, order) => ({ ...point, tripId, order })),
  }));
  const ideas = (copied?.ideas ?? []).map((idea) => ({ ...idea, tripId }));
  return {
    contents: { routes, ideas, financeItems: [], notes: [] },
    targets: route ? routes.map(({ id }) => ({ id, routeId: route.id })) : [],
  };
}
