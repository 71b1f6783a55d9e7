import type { Point } from "../../points/point.ts";
import { copyTrip } from "../copy-trip.ts";
import type { Trip } from "../trip.ts";
import type { DayTarget, TripContents } from "./trip-contents.ts";

/** Where copied points go. */
export interface PointsTarget {
  tripId: string;
  routeId: string;
}

/**
 * Points of a trip as contents for a day of another one, with all their fields. Stops of one place stay that; links between the points lead
 * to the copies.
 */
export function copyPoints(
  trip: Trip,
  points: readonly Point[],
  { tripId, routeId }: PointsTarget,
  newId: () => string,
): { contents: TripContents; targets: DayTarget[] } {
  const [first] = trip.routes;
  const bare = { description: "", track: "", notes: [] };
  const part = first ? [{ ...first, ...bare, points: [...points] }] : [];
  const copied = copyTrip({ ...trip, notes: [], financeItems: [], ideas: [], routes: part }, { newId });
  const routes = (copied?.routes ?? []).map((route) => ({
    ...route,
    tripId,
    points: route.points.map((point, order) => ({ ...point, tripId, order })),
  }));
  return {
    contents: { routes, ideas: [], financeItems: [], notes: [] },
    targets: routes.map(({ id }) => ({ id, routeId })),
  };
}
