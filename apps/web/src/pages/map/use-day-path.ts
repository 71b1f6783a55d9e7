import type { Point } from "@castor/core/points/point.ts";
import {
  type DayLeg,
  legsByPoint,
  type PathTotals,
  requestPath,
  sumLegs,
} from "@castor/core/routes/path-requests.ts";
import { useEffect, useMemo, useRef } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { usePaths } from "../../data/use-paths.ts";
import type { LegState } from "../../features/points/leg-line.tsx";

/** The path of a day as far as it is known. */
export interface DayPath {
  /** By the id of the point that each leads to; the same object while nothing changes. */
  legs: Readonly<Record<string, DayLeg>>;
  /** What to say of the leg to a point; null where none leads. */
  legTo: (point: Point) => LegState | null;
  /** Null while nothing is known. */
  totals: PathTotals | null;
  isTooShort: boolean;
  /** The first two points that no way connects. */
  gap: { from: Point; to: Point } | null;
  error: ApiError | null;
}

/** The two ends of each leg: on the path, and not over a `break`. */
function spansOf(points: readonly Point[]): Map<string, { from: Point; to: Point; key: string }> {
  const onPath = points.filter(({ routeMode }) => routeMode !== "none");
  return new Map(
    onPath.flatMap((to, at) => {
      const from = onPath[at - 1];
      if (!from) return [];
      const key = [from.lat, from.lng, to.lat, to.lng, to.routeMode].join(" ");
      return [[to.id, { from, to, key }] as const];
    }),
  );
}

/** Builds the path of a day's points; while it is built anew, legs that did not change stay as they were. */
export function useDayPath(points: readonly Point[]): DayPath {
  const parts = useMemo(() => requestPath(points), [points]);
  const spans = useMemo(() => spansOf(points), [points]);
  const { paths, isLoading, error } = usePaths(parts.map(({ request }) => request));
  const known = useRef(new Map<string, DayLeg>());

  const { legs, missing } = useMemo(() => {
    const legs: Record<string, DayLeg> = {};
    const missing = new Set<string>();
    parts.forEach((part, at) => {
      const built = paths[at];
      if (!built) return;
      Object.assign(legs, legsByPoint(part, built.path));
      for (const { to } of built.gaps) missing.add(part.ids[to] ?? "");
    });
    for (const [id, { key }] of spans) {
      const leg = known.current.get(key);
      if (isLoading && leg) legs[id] ??= leg;
    }
    return { legs, missing };
  }, [parts, paths, spans, isLoading]);

  useEffect(() => {
    for (const [id, { key }] of spans) if (legs[id]) known.current.set(key, legs[id]);
  }, [legs, spans]);

  const legTo = (point: Point): LegState | null => {
    if (!spans.has(point.id)) return null;
    if (missing.has(point.id)) return "missing";
    return legs[point.id] ?? (isLoading || point.routeMode === "break" ? "pending" : null);
  };
  const [gapId] = missing;
  return {
    legs,
    legTo,
    totals: Object.keys(legs).length > 0 ? sumLegs(Object.values(legs)) : null,
    isTooShort: parts.length === 0,
    gap: (gapId === undefined ? null : spans.get(gapId)) ?? null,
    error,
  };
}
