import type { LegLines, Line } from "@castor/core/exports/day-line.ts";
import {
  legsByPoint,
  listPathRequests,
  type PathChunk,
} from "@castor/core/routes/paths/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { PathRouter } from "../outside/routing/path-router.ts";

/** A file waits so long for all paths of a trip. Later ones are straight in it, and cached for the next. */
const timeoutMs = 6_000;
/** Days that are asked for at the same time, so that a file leaves room for readers of maps. */
const daysAtOnce = 4;

/**
 * The lines of the legs of these days, by the id of the stop that each leads to, from the configured engine. A leg that
 * has no path, or none in time, is missing; it is drawn straight.
 */
export async function findDayPaths(
  paths: Pick<PathRouter, "find">,
  routes: readonly Pick<Route, "points">[],
  waitMs: number = timeoutMs,
): Promise<LegLines> {
  const lines = new Map<string, Line>();
  const chunks = routes.flatMap(({ points }) => listPathRequests(points)).values();
  let isOver = false;
  const findNext = async () => {
    for (const chunk of chunks) {
      if (isOver) return;
      const found = await findChunk(paths, chunk);
      if (!isOver) for (const [id, line] of found) lines.set(id, line);
    }
  };
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  try {
    await Promise.race([Promise.all(Array.from({ length: daysAtOnce }, findNext)), late]);
  } finally {
    clearTimeout(timer);
    isOver = true;
  }
  return lines;
}

/** A path that is not found must not cost the whole file, whatever the reason. */
async function findChunk(
  paths: Pick<PathRouter, "find">,
  chunk: PathChunk,
): Promise<(readonly [id: string, line: Line])[]> {
  try {
    const legs = legsByPoint(chunk, await paths.find(chunk.request));
    return Object.entries(legs).map(([id, leg]) => [id, leg.geometry.coordinates] as const);
  } catch {
    return [];
  }
}
