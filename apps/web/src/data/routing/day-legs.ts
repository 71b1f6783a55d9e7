import type { Point } from "@castor/core/points/point.ts";
import {
  type DayLeg,
  legsByPoint,
  listPathRequests,
  type PathChunk,
} from "@castor/core/routes/paths/path-requests.ts";
import type { FoundPath } from "./find-path.ts";

/** The known legs of a day. */
export interface DayLegs {
  /** By the id of the point at the end of each leg. */
  legs: Readonly<Record<string, DayLeg>>;
  /** Ids of the points without a path from the one before. */
  missing: ReadonlySet<string>;
  /** True when some legs come from the fallback, not from the server. */
  isFallback: boolean;
}

type MaybePaths = readonly (FoundPath | undefined)[];

const chunksByPoints = new WeakMap<readonly Point[], PathChunk[]>();
const chunksByLegs = new WeakMap<DayLegs, readonly PathChunk[]>();
const legsByChunks = new WeakMap<readonly PathChunk[], { paths: MaybePaths; legs: DayLegs }>();

/** The requests for a day's path: the same array for the same points. */
export function pathRequestsOf(points: readonly Point[]): readonly PathChunk[] {
  const chunks = chunksByPoints.get(points) ?? listPathRequests(points);
  chunksByPoints.set(points, chunks);
  return chunks;
}

/** The legs of the answers: the same object for the same answers. */
export function collectLegs(chunks: readonly PathChunk[], paths: MaybePaths): DayLegs {
  const before = legsByChunks.get(chunks);
  const isSame = before && chunks.every((_, index) => before.paths[index] === paths[index]);
  const legs = isSame ? before.legs : readLegs(chunks, paths);
  legsByChunks.set(chunks, { paths, legs });
  chunksByLegs.set(legs, chunks);
  return legs;
}

/** True for the legs of exactly these points: after a change the former ones are known until the new ones are. */
export const isLegsOf = (points: readonly Point[], legs: DayLegs | undefined): boolean =>
  legs !== undefined && chunksByLegs.get(legs) === pathRequestsOf(points);

function readLegs(chunks: readonly PathChunk[], paths: MaybePaths): DayLegs {
  const legs: Record<string, DayLeg> = {};
  const missing = new Set<string>();
  chunks.forEach((chunk, index) => {
    const found = paths[index];
    if (!found) return;
    Object.assign(legs, legsByPoint(chunk, found.path));
    for (const { to } of found.gaps) missing.add(chunk.ids[to] ?? "");
  });
  return { legs, missing, isFallback: paths.some((path) => path?.isFallback === true) };
}
