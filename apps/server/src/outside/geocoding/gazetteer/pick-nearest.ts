import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { GazetteerRow } from "./gazetteer-store.ts";

/** What the size of a place is estimated from. */
type SizedPlace = Pick<GazetteerRow, "kind" | "weight"> & Position;

/** Beyond these metres a place does not describe a position. */
export const placeReach = 50_000;

const airportRadius = 1_500;
const villageRadius = 500;
/** Metres per square root of inhabitants: a city of a million has a radius of 6.5 km. */
const growth = 6;

/** The estimated radius of a place in metres. GeoNames has only its middle and its population. */
function radiusOf({ kind, weight }: SizedPlace): number {
  return kind === "airport" ? airportRadius : villageRadius + growth * Math.sqrt(weight);
}

/**
 * The place in which a position lies deepest, or the nearest for its size. A street of Paris is thus in Paris and not in
 * the suburb whose middle is closer. A place of the given name wins over all. `radii` limits the distance in radii of
 * the place; null when none is near enough.
 */
export function pickNearest(
  places: readonly GazetteerRow[],
  position: Position,
  givenName: string,
  radii = Number.POSITIVE_INFINITY,
): GazetteerRow | null {
  const near = sortNearest(places, position, radii);
  const called =
    givenName === "" ? undefined : near.find(({ spellings }) => spellings.includes(givenName));
  return called ?? near[0] ?? null;
}

/** The places that describe a position, the one in which it lies deepest first. */
export function sortNearest<T extends SizedPlace>(
  places: readonly T[],
  position: Position,
  radii = Number.POSITIVE_INFINITY,
): T[] {
  return places
    .map((place) => ({ place, distance: distanceBetween(position, place) }))
    .filter(({ distance, place }) => distance <= Math.min(placeReach, radii * radiusOf(place)))
    .sort((a, b) => a.distance / radiusOf(a.place) - b.distance / radiusOf(b.place))
    .map(({ place }) => place);
}
