import { estimatePath } from "@castor/core/services/paths/estimate-path.ts";
import { legKeysOf } from "@castor/core/services/paths/leg-key.ts";
import type { Leg, Path, PathRequest } from "@castor/core/services/paths/path.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { afterFirstPaint } from "../../device/loading/first-paint.ts";
import { toApiError } from "../http/api-error.ts";
import { askPath, type PathGap, type PathWithGaps } from "./ask-path.ts";
import { cacheLegs, type KnownLeg, loadCachedLegs } from "./leg-cache.ts";
import { lacksEngine } from "./routing-engine.ts";

/** A path. `isFallback`: it was made without the server, from cached legs and estimates. */
export interface FoundPath extends PathWithGaps {
  isFallback: boolean;
}

type Known = ReadonlyMap<string, KnownLeg>;
type Keys = readonly (string | null)[];

/**
 * Finds a path: from the cache when all legs are in it and fresh, else from the server, else from cached legs and
 * core's estimates. The last when the server has no engine, does not answer or is busy; throws an `ApiError` for other
 * errors.
 */
export async function findPath(request: PathRequest, signal: AbortSignal): Promise<FoundPath> {
  const keys = legKeysOf(request);
  const known = await loadCachedLegs(keys.filter((key) => key !== null));
  if (keys.every((key) => key === null || known.get(key)?.isFresh === true))
    return assemble(request, keys, known, false);
  try {
    // A trip's points are drawn first, paths after them.
    await afterFirstPaint();
    const answer = (await lacksEngine())
      ? { path: await estimateHere(request), gaps: [] }
      : await askPath(request, signal);
    if (answer.path.provider !== "estimate") cacheLegs(legsToKeep(answer, keys, known));
    return { ...answer, path: preferKnown(answer.path, keys, known), isFallback: false };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (signal.aborted || !(error.isUncertain || error.status === 429)) throw thrown;
    return assemble(request, keys, known, true);
  }
}

const isRouted = (leg: Leg | null | undefined): leg is Leg =>
  leg !== null && leg !== undefined && leg.estimated !== true;

export const isEstimate = (leg: Leg | null, path: Path): boolean =>
  leg !== null && (leg.estimated ?? path.estimated);

/** Without relief and water, such as when they cannot be loaded, estimates are made from distances. */
async function estimateHere(request: PathRequest): Promise<Path> {
  await loadTerrain();
  return estimatePath(request);
}

/** Assembles a path from cached legs, with estimates for the others. */
async function assemble(
  request: PathRequest,
  keys: Keys,
  known: Known,
  isFallback: boolean,
): Promise<FoundPath> {
  const gaps: PathGap[] = [];
  const isKnown = keys.every((key) => key === null || known.has(key));
  const estimates = isKnown ? estimatePath(request) : await estimateHere(request);
  const legs = estimates.legs.map((estimate, index) => {
    const seen = known.get(keys[index] ?? "");
    if (estimate === null || seen === undefined)
      return estimate && { ...estimate, estimated: true };
    if (seen.leg === null) gaps.push({ from: index, to: index + 1 });
    return seen.leg;
  });
  const estimated = legs.some((leg) => leg?.estimated === true);
  return { path: { provider: "kept", estimated, legs }, gaps, isFallback };
}

/** Replaces estimated legs by routed ones from the cache: the engine may have failed only this time. */
function preferKnown(path: Path, keys: Keys, known: Known): Path {
  const legs = path.legs.map((leg, index) => {
    const seen = known.get(keys[index] ?? "")?.leg;
    return isEstimate(leg, path) && isRouted(seen) ? { ...seen, estimated: false } : leg;
  });
  const own = legs.map((leg) => leg && { ...leg, estimated: leg.estimated ?? path.estimated });
  return { ...path, estimated: own.some((leg) => leg?.estimated === true), legs: own };
}

/** The legs of an answer to cache. An estimate never replaces a routed leg. */
function legsToKeep(
  { path, gaps }: PathWithGaps,
  keys: Keys,
  known: Known,
): Map<string, Leg | null> {
  const legs = new Map<string, Leg | null>();
  path.legs.forEach((leg, index) => {
    const key = keys[index];
    const isGap = gaps.some(({ to }) => to === index + 1);
    if (!key || (leg === null && !isGap)) return;
    const estimated = isEstimate(leg, path);
    if (estimated && isRouted(known.get(key)?.leg)) return;
    legs.set(key, leg && { ...leg, estimated });
  });
  return legs;
}
