import type { Point } from "@castor/core/points/point.ts";
import { type DayLeg, type PathTotals, sumLegs } from "@castor/core/routes/path-requests.ts";
import { type PathSpan, pathSpans } from "@castor/core/routes/path-spans.ts";
import { legKey } from "@castor/core/services/leg-key.ts";
import { useEffect, useMemo, useRef } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { usePaths } from "../../data/use-paths.ts";
import type { LegState } from "../../features/points/leg-line.tsx";
import { collectLegs, type DayLegs, partsOf } from "./day-legs.ts";

/** The path of a day as far as it is known. */
export interface DayPath extends DayLegs {
  /** What to say of the leg to a point; null where none leads. */
  legTo: (point: Point) => LegState | null;
  /** Null while nothing is known. */
  totals: PathTotals | null;
  isTooShort: boolean;
  /** Neighbours that no way connects, in the day's order. */
  gaps: readonly PathSpan<Point>[];
  error: ApiError | null;
}

const keyOf = ({ from, to }: PathSpan) => legKey(to.routeMode, from, to);

/** Builds the path of a day's points; while it is built anew, legs that did not change stay as they were. */
export function useDayPath(points: readonly Point[]): DayPath {
  const parts = partsOf(points);
  const spans = useMemo(() => pathSpans(points), [points]);
  const { paths, isLoading, error } = usePaths(parts.map(({ request }) => request));
  const known = useRef(new Map<string, DayLeg>());
  const found = collectLegs(parts, paths);

  const legs = useMemo(() => {
    if (!isLoading) return found.legs;
    const legs = { ...found.legs };
    for (const [id, span] of spans) {
      const leg = known.current.get(keyOf(span));
      if (leg) legs[id] ??= leg;
    }
    return legs;
  }, [found, spans, isLoading]);

  useEffect(() => {
    for (const [id, span] of spans) if (legs[id]) known.current.set(keyOf(span), legs[id]);
  }, [legs, spans]);

  const legTo = (point: Point): LegState | null => {
    if (!spans.has(point.id)) return null;
    if (found.missing.has(point.id)) return "missing";
    return legs[point.id] ?? (isLoading || point.routeMode === "break" ? "pending" : null);
  };
  return {
    ...found,
    legs,
    legTo,
    totals: Object.keys(legs).length > 0 ? sumLegs(Object.values(legs)) : null,
    isTooShort: parts.length === 0,
    gaps: [...spans].flatMap(([id, span]) => (found.missing.has(id) ? [span] : [])),
    error,
  };
}
