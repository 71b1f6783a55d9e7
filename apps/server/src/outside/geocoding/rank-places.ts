import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import type { GazetteerRow } from "./gazetteer-store.ts";

/** At this distance (metres) a place must weigh twice as much as one on the spot to stand before it. */
const halvingDistance = 100_000;

/** As airports' codes are written, and hardly a name. */
const isCode = (text: string) => /^[A-Z]{3}$/.test(text.trim());

/** 0: called so; 1: its name begins so; 2: found by some of its words. Other than in capitals a code is only a beginning. */
function matchClass({ spellings, kind }: GazetteerRow, typed: string, mayBeCode: boolean): number {
  const isFullName = kind === "city" || mayBeCode || !/^[a-z]{3}$/.test(typed);
  if (isFullName && spellings.includes(typed)) return 0;
  return spellings.some((spelling) => spelling.startsWith(typed)) ? 1 : 2;
}

/**
 * Puts places in the order of decisions 8: those called exactly so before those whose names only begin so, then by how
 * much they matter, and among equals the nearer first. `typed` is the search as `searchWords` joins it, `text` as it
 * was written.
 */
export function rankPlaces(
  places: readonly GazetteerRow[],
  typed: string,
  text: string,
  near: Position | null,
): GazetteerRow[] {
  const mayBeCode = isCode(text);
  const scored = places.map((place) => {
    const away = near ? distanceBetween(near, place) / halvingDistance : 0;
    return {
      place,
      matched: matchClass(place, typed, mayBeCode),
      score: place.weight / (1 + away),
    };
  });
  return scored
    .sort((a, b) => a.matched - b.matched || b.score - a.score || a.place.id - b.place.id)
    .map(({ place }) => place);
}
