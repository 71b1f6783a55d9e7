import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import type { GazetteerRow } from "./gazetteer-store.ts";

/** Farther away (metres), a place says nothing of a spot. */
export const placeReach = 50_000;

const airportRadius = 1_500;
const villageRadius = 500;
/** Metres for the square root of each inhabitant: a city of a million is taken to reach 6.5 km. */
const growth = 6;

/** How far a place spreads, in metres: GeoNames knows its middle and its population only. */
function radiusOf({ kind, weight }: GazetteerRow): number {
  return kind === "airport" ? airportRadius : villageRadius + growth * Math.sqrt(weight);
}

/**
 * The place in which a spot lies deepest, or which is nearest for its size, so that a street of Paris is in Paris and
 * not in the suburb whose middle is closer. One whose name is said wins over all. `radii` is how many times its own
 * radius a place may be away; null when none is near enough.
 */
export function pickNearest(
  places: readonly GazetteerRow[],
  at: Position,
  said: string,
  radii = Number.POSITIVE_INFINITY,
): GazetteerRow | null {
  const near = places
    .map((place) => ({ place, distance: distanceBetween(at, place) }))
    .filter(({ distance, place }) => distance <= Math.min(placeReach, radii * radiusOf(place)))
    .sort((a, b) => a.distance / radiusOf(a.place) - b.distance / radiusOf(b.place));
  const called = said === "" ? undefined : near.find(({ place }) => place.spellings.includes(said));
  return (called ?? near[0])?.place ?? null;
}
