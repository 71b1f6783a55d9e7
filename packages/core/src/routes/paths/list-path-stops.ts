import type { PathPoint } from "./path-requests.ts";

/** The stops of the path of a day. Others have no times. */
export const listPathStops = <P extends Pick<PathPoint, "routeMode">>({
  points,
}: {
  points: readonly P[];
}): P[] => points.filter(({ routeMode }) => routeMode !== "none");
