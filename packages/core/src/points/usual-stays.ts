import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import type { Point } from "./point.ts";
import type { PointTypeId } from "./point-types.ts";

/** How many minutes people usually spend at a point of a type. A type without a row: that depends on the trip, not on the place. */
export const usualStays: Partial<Record<PointTypeId, number>> = {
  Restaurant: 75,
  Shopping: 60,
  PhotoSpot: 20,
  Hike: 180,
  Museum: 90,
  HistoricalBuilding: 60,
  Monument: 20,
  Animals: 120,
  AmusementPark: 240,
  Religion: 30,
  Natural: 60,
  Water: 120,
  Show: 120,
};

/** A stop without a time to spend, and the usual one. */
export interface UsualStay {
  id: string;
  minutes: number;
}

/** The usual time of a point that has none yet; null where there is none to propose. */
export const usualStayOf = ({ typeId, timeToSpend }: Pick<Point, "typeId" | "timeToSpend">) =>
  timeToSpend === 0 ? (usualStays[typeId] ?? null) : null;

/** The stops on the path of a day that have no time to spend, with what is usual there. They are proposed, never set unasked. */
export const listUsualStays = (route: Pick<Route, "points">): UsualStay[] =>
  listPathStops(route).flatMap((point) => {
    const minutes = usualStayOf(point);
    return minutes === null ? [] : [{ id: point.id, minutes }];
  });
