import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import type { PoisFound } from "./poi/poi-index.ts";

/** Towns of the gazetteer shown among places of the index. */
export const maxTowns = 2;
/** Within these metres two towns of one name are one. */
const sameTownM = 20_000;
/** The map looks at the region of the index when one of its places is within these metres. */
const regionM = 100_000;

export const isSameTown = (place: FoundPlace, town: FoundPlace) =>
  distanceBetween(place, town) <= sameTownM &&
  searchWords(place.name).join(" ") === searchWords(town.name).join(" ");

/**
 * Suggestions of both sources. The index only knows whether a word begins so, and the gazetteer knows the world, so
 * neither may hide the other: they take turns after the sure places of the index. Its places go first while the map
 * looks at their region.
 */
export function mergeSuggestions(
  { sure, others }: PoisFound,
  towns: readonly FoundPlace[],
  { near, limit }: { near: Position | null; limit: number },
): FoundPlace[] {
  const own = [...sure, ...others];
  const added = towns.filter((town) => !own.some((place) => isSameTown(place, town)));
  const first = sure.slice(0, Math.max(0, limit - Math.min(maxTowns, added.length)));
  const [nearest] = others;
  const isInRegion = near && nearest && distanceBetween(near, nearest) <= regionM;
  const rest = isInRegion ? takeTurns(others, added) : takeTurns(added, others);
  return [...first, ...rest].slice(0, limit);
}

const takeTurns = <T>(one: readonly T[], other: readonly T[]): T[] =>
  Array.from({ length: Math.max(one.length, other.length) }).flatMap((_, index) => [
    ...one.slice(index, index + 1),
    ...other.slice(index, index + 1),
  ]);
