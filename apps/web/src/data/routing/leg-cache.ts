import { decodePolyline, encodePolyline } from "@castor/core/geo/polyline.ts";
import { limits } from "@castor/core/limits.ts";
import type { Leg } from "@castor/core/services/paths/path.ts";
import { IndexedDbCache } from "../../device/storage/indexed-db-cache.ts";
import { readStored, watchStored } from "../../device/storage/storage.ts";
import { readKeptLegs, type StoredLeg, storedLeg } from "../offline/stored-legs.ts";

/** About 8 MB. */
const mostLegs = 4_000;
/** Roads change slowly, so younger legs are not requested again (decision 016). */
const freshMs = 7 * 86_400_000;

/** A cached leg; null where no path exists. */
export interface KnownLeg {
  leg: Leg | null;
  /** Routed, and young enough not to be requested again. */
  isFresh: boolean;
}

const cache = new IndexedDbCache("legs", { hours: limits.cacheHours, most: mostLegs });

// Another user of this browser must not see where this one was going.
let owner = readStored("user_id");
watchStored("user_id", (userId) => {
  if (userId !== owner) void cache.clear();
  owner = userId;
});

/** The cached legs, and those of stored trips, by key. */
export async function loadCachedLegs(
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownLeg>> {
  const now = Date.now();
  const known = new Map<string, KnownLeg>();
  for (const [key, { at, value }] of await cache.read(keys)) {
    const read = storedLeg.safeParse(value);
    if (!read.success) continue;
    const leg = read.data && toLeg(read.data);
    const isRouted = leg !== null && leg.estimated !== true;
    known.set(key, { leg, isFresh: isRouted && at > now - freshMs });
  }
  const missing = keys.filter((key) => !known.has(key));
  for (const [key, leg] of await readKeptLegs(missing))
    known.set(key, { leg: leg && toLeg(leg), isFresh: false });
  return known;
}

/** Caches legs; null where no path exists. */
export function cacheLegs(legs: ReadonlyMap<string, Leg | null>): void {
  const lines = [...legs].map(([key, leg]) => [key, leg && toStoredLeg(leg)] as const);
  void cache.write(new Map(lines));
}

/** Removes all cached legs. */
export const forgetLegs = (): Promise<void> => cache.clear();

/** A leg in its stored form. */
export function toStoredLeg({
  distance,
  duration,
  geometry,
  estimated = false,
  crossing,
}: Leg): NonNullable<StoredLeg> {
  const line = encodePolyline(geometry.coordinates);
  return { distance, duration, line, isEstimated: estimated, ...(crossing && { crossing }) };
}

function toLeg({ line, isEstimated, ...measures }: NonNullable<StoredLeg>): Leg {
  const coordinates = decodePolyline(line) ?? [];
  return { ...measures, geometry: { type: "LineString", coordinates }, estimated: isEstimated };
}
