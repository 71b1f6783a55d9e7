import { estimatePath } from "@castor/core/services/estimate-path.ts";
import { legKeysOf } from "@castor/core/services/leg-key.ts";
import type { Leg, Path, PathRequest } from "@castor/core/services/path.ts";
import { afterFirstSight } from "../device/first-sight.ts";
import { toApiError } from "./api-error.ts";
import { askPath, type PathGap, type PathWithGaps } from "./ask-path.ts";
import { type KnownLeg, keepLegs, loadKnownLegs } from "./kept-legs.ts";

/** A path, and whether the server had no part in it: then what was not seen before is an estimate. */
export interface FoundPath extends PathWithGaps {
  isFallback: boolean;
}

type Known = ReadonlyMap<string, KnownLeg>;
type Keys = readonly (string | null)[];

/**
 * Finds a path: from what was seen before, when that is all of it; else from the server; else, when that does not answer, from
 * what was seen before and core's own estimate. Throws an `ApiError` for what is no trouble of the way there.
 */
export async function findPath(request: PathRequest, signal: AbortSignal): Promise<FoundPath> {
  const keys = legKeysOf(request);
  const known = await loadKnownLegs(keys.filter((key) => key !== null));
  if (keys.every((key) => key === null || known.get(key)?.isFresh === true))
    return recall(request, keys, known, false);
  try {
    // A trip is opened for its points: ways between them come next.
    await afterFirstSight();
    const answer = await askPath(request, signal);
    if (answer.path.provider !== "estimate") keepLegs(legsToKeep(answer, keys, known));
    return { ...answer, path: preferKnown(answer.path, keys, known), isFallback: false };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (signal.aborted || !(error.isUncertain || error.status === 429)) throw thrown;
    return recall(request, keys, known, true);
  }
}

const isRouted = (leg: Leg | null | undefined): leg is Leg =>
  leg !== null && leg !== undefined && leg.estimated !== true;

export const isEstimate = (leg: Leg | null, path: Path): boolean =>
  leg !== null && (leg.estimated ?? path.estimated);

/** What is known of each leg, else its estimate. */
function recall(request: PathRequest, keys: Keys, known: Known, isFallback: boolean): FoundPath {
  const gaps: PathGap[] = [];
  const legs = estimatePath(request).legs.map((estimate, at) => {
    const seen = known.get(keys[at] ?? "");
    if (estimate === null || seen === undefined)
      return estimate && { ...estimate, estimated: true };
    if (seen.leg === null) gaps.push({ from: at, to: at + 1 });
    return seen.leg;
  });
  const estimated = legs.some((leg) => leg?.estimated === true);
  return { path: { provider: "kept", estimated, legs }, gaps, isFallback };
}

/** An engine that failed this time takes away nothing that it found before. */
function preferKnown(path: Path, keys: Keys, known: Known): Path {
  const legs = path.legs.map((leg, at) => {
    const seen = known.get(keys[at] ?? "")?.leg;
    return isEstimate(leg, path) && isRouted(seen) ? { ...seen, estimated: false } : leg;
  });
  const own = legs.map((leg) => leg && { ...leg, estimated: leg.estimated ?? path.estimated });
  return { ...path, estimated: own.some((leg) => leg?.estimated === true), legs: own };
}

/** What the answer says of legs; an estimate never takes the place of a way that was found. */
function legsToKeep(
  { path, gaps }: PathWithGaps,
  keys: Keys,
  known: Known,
): Map<string, Leg | null> {
  const legs = new Map<string, Leg | null>();
  path.legs.forEach((leg, at) => {
    const key = keys[at];
    const isGap = gaps.some(({ to }) => to === at + 1);
    if (!key || (leg === null && !isGap)) return;
    const estimated = isEstimate(leg, path);
    if (estimated && isRouted(known.get(key)?.leg)) return;
    legs.set(key, leg && { ...leg, estimated });
  });
  return legs;
}
