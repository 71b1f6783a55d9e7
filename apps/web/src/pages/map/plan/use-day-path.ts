import type { Point } from "@castor/core/points/point.ts";
import { type DayLeg, type PathTotals, sumLegs } from "@castor/core/routes/paths/path-requests.ts";
import { type PathSpan, pathSpans } from "@castor/core/routes/paths/path-spans.ts";
import { legKey } from "@castor/core/services/paths/leg-key.ts";
import { useEffect, useMemo, useRef } from "react";
import type { ApiError } from "../../../data/http/api-error.ts";
import { collectLegs, type DayLegs, pathRequestsOf } from "../../../data/routing/day-legs.ts";
import { usePaths } from "../../../data/routing/use-paths.ts";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import type { LegState } from "../../../features/points/leg-line.tsx";

/** The known part of a day's path. */
export interface DayPath extends DayLegs {
  /** The state of the leg to a point; null where there is none. */
  legTo: (point: Point) => LegState | null;
  /** Null while unknown. */
  totals: PathTotals | null;
  isTooShort: boolean;
  /** True while some legs are asked for. */
  isLoading: boolean;
  /** Neighbours without a path between them, in the day's order. */
  gaps: readonly PathSpan<Point>[];
  error: ApiError | null;
}

const keyOf = ({ from, to }: PathSpan) => legKey(to.routeMode, from, to);

/** The path of a day's points. While it is requested again, unchanged legs stay. */
export function useDayPath(points: readonly Point[]): DayPath {
  const chunks = pathRequestsOf(points);
  const spans = useMemo(() => pathSpans(points), [points]);
  const { paths, isLoading, error } = usePaths(chunks.map(({ request }) => request));
  const known = useRef(new Map<string, DayLeg>());
  const found = collectLegs(chunks, paths);

  const withKnown = useMemo(() => {
    if (!isLoading) return found.legs;
    const legs = { ...found.legs };
    for (const [id, span] of spans) {
      const leg = known.current.get(keyOf(span));
      if (leg) legs[id] ??= leg;
    }
    return legs;
  }, [found, spans, isLoading]);
  const legs = useKeptEqual(withKnown);

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
    isTooShort: chunks.length === 0,
    isLoading,
    gaps: [...spans].flatMap(([id, span]) => (found.missing.has(id) ? [span] : [])),
    error,
  };
}
