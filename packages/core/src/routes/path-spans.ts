import type { PathPoint } from "./path-requests.ts";

/** A point on the path and the one before it. */
export interface PathSpan<P extends PathPoint = PathPoint> {
  from: P;
  to: P;
}

/**
 * What one passes on a day's path, by the id of the point that each span leads to: points of mode `none` lie beside the
 * path, and to a `break` there is a span without a leg (section 4).
 */
export function pathSpans<P extends PathPoint>(points: readonly P[]): Map<string, PathSpan<P>> {
  const onPath = points.filter(({ routeMode }) => routeMode !== "none");
  return new Map(
    onPath.flatMap((to, at) => {
      const from = onPath[at - 1];
      return from ? [[to.id, { from, to }] as const] : [];
    }),
  );
}
