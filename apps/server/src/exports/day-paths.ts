import { AppError } from "@castor/core/errors.ts";
import {
  type DayLeg,
  legsByPoint,
  listPathRequests,
  type PathChunk,
} from "@castor/core/routes/paths/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Path } from "@castor/core/services/paths/path.ts";
import type { PathRouter } from "../outside/routing/path-router.ts";

type Paths = Pick<PathRouter, "find">;

/** The path of a day: its legs, by the id of the stop that each leads to. */
export interface DayPath {
  legs: Readonly<Record<string, DayLeg>>;
  /** Ids of the stops without a path from the one before. */
  missing: ReadonlySet<string>;
}

/** A file waits so long for the paths of all its days. */
const timeoutMs = 6_000;
/** Days that are asked for at the same time, so that a file leaves room for readers of maps. */
const daysAtOnce = 4;
/** A day with more places that cannot be reached is asked for no further. */
const gapsPerChunk = 20;

/**
 * The paths of these days from the configured engine, by the id of the day. A day is missing that an engine fails or
 * does not answer in time; its lines are straight in the file.
 */
export async function findDayPaths(
  paths: Paths,
  routes: readonly Pick<Route, "id" | "points">[],
  waitMs: number = timeoutMs,
): Promise<ReadonlyMap<string, DayPath>> {
  const found = new Map<string, DayPath>();
  const waiting = routes.values();
  let isOver = false;
  const findNext = async () => {
    for (const route of waiting) {
      if (isOver) return;
      const path = await findDay(paths, route);
      if (path !== null && !isOver) found.set(route.id, path);
    }
  };
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, waitMs);
  try {
    const all = Promise.all(Array.from({ length: daysAtOnce }, findNext));
    await Promise.race([all, late.promise]);
  } finally {
    clearTimeout(timer);
    isOver = true;
  }
  return found;
}

/** A path that is not found must not cost the whole file, whatever the reason. */
async function findDay(paths: Paths, { points }: Pick<Route, "points">): Promise<DayPath | null> {
  const missing = new Set<string>();
  const legs: Record<string, DayLeg> = {};
  try {
    for (const chunk of listPathRequests(points))
      Object.assign(legs, legsByPoint(chunk, await findChunk(paths, chunk, missing)));
    return { legs, missing };
  } catch {
    return null;
  }
}

/** Asks again without the leg that has no path, like the browser (specification#no-path). */
async function findChunk(
  paths: Paths,
  { ids, request }: PathChunk,
  missing: Set<string>,
): Promise<Path> {
  let { points } = request;
  for (let gaps = 0; ; gaps += 1)
    try {
      return await paths.find({ ...request, points });
    } catch (error) {
      const found =
        error instanceof AppError && error.code === "NOT_FOUND" ? Number(error.facts?.to) : 0;
      const id = ids[found];
      if (!(found > 0) || id === undefined || missing.has(id) || gaps >= gapsPerChunk) throw error;
      missing.add(id);
      points = points.map((point, index) =>
        index === found ? { ...point, mode: "break" } : point,
      );
    }
}
