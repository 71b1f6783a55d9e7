import type { Point } from "../../points/point.ts";

/** The stops of the path of a day. Others have no times. */
export const listPathStops = <P extends Pick<Point, "routeMode">>({
  points,
}: {
  points: readonly P[];
}): P[] => points.filter(({ routeMode }) => routeMode !== "none");
