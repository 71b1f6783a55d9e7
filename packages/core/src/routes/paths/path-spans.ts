import { journeyFrom } from "../../bookings/journeys.ts";
import { listPathStops } from "./list-path-stops.ts";
import type { PathPoint } from "./path-requests.ts";

/** A point on the path and the point before it. */
export interface PathSpan<P extends PathPoint = PathPoint> {
  from: P;
  to: P;
}

/**
 * The spans of a day's path by the id of the point that each leads to. Points of mode `none` are not on the path. The
 * span to a `break` has no leg (specification#paths). A booked journey is no span: no way is looked for.
 */
export function pathSpans<P extends PathPoint>(points: readonly P[]): Map<string, PathSpan<P>> {
  const onPath = listPathStops({ points });
  return new Map(
    onPath.flatMap((to, index) => {
      const from = onPath[index - 1];
      return from && !journeyFrom(from) ? [[to.id, { from, to }] as const] : [];
    }),
  );
}
