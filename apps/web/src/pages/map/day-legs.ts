import type { Point } from "@castor/core/points/point.ts";
import {
  type DayLeg,
  legsByPoint,
  type PathPart,
  requestPath,
} from "@castor/core/routes/path-requests.ts";
import type { FoundPath } from "../../data/find-path.ts";

/** What is known of a day's path. */
export interface DayLegs {
  /** By the id of the point that each leads to. */
  legs: Readonly<Record<string, DayLeg>>;
  /** Ids of the points to which no way leads from the one before. */
  missing: ReadonlySet<string>;
  /** The server had no part in some of it. */
  isFallback: boolean;
}

type MaybePaths = readonly (FoundPath | undefined)[];

const partsByPoints = new WeakMap<readonly Point[], PathPart[]>();
const legsByParts = new WeakMap<readonly PathPart[], { paths: MaybePaths; legs: DayLegs }>();

/** The calls for a day's path: the same array for the same points. */
export function partsOf(points: readonly Point[]): readonly PathPart[] {
  const parts = partsByPoints.get(points) ?? requestPath(points);
  partsByPoints.set(points, parts);
  return parts;
}

/** The legs that these calls brought: the same object for the same answers. */
export function collectLegs(parts: readonly PathPart[], paths: MaybePaths): DayLegs {
  const before = legsByParts.get(parts);
  const isSame = before && parts.every((_, at) => before.paths[at] === paths[at]);
  const legs = isSame ? before.legs : readLegs(parts, paths);
  legsByParts.set(parts, { paths, legs });
  return legs;
}

function readLegs(parts: readonly PathPart[], paths: MaybePaths): DayLegs {
  const legs: Record<string, DayLeg> = {};
  const missing = new Set<string>();
  parts.forEach((part, at) => {
    const found = paths[at];
    if (!found) return;
    Object.assign(legs, legsByPoint(part, found.path));
    for (const { to } of found.gaps) missing.add(part.ids[to] ?? "");
  });
  return { legs, missing, isFallback: paths.some((path) => path?.isFallback === true) };
}
