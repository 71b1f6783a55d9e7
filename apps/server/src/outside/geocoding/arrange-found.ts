import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { searchWords } from "@castor/core/services/search-words.ts";

/** Two of one name and type so near (metres) are one: a station is a building, a stop and an area. */
const sameM = 150;

const nameOf = ({ name }: FoundPlace) => searchWords(name).join(" ");

/**
 * Puts what an engine found in order: each place once, and of equals (the branches of a café) the nearer first. What has
 * no type of ours, a town or a street, stays as the engine has it, which knows how much it matters.
 */
export function arrangeFound(places: readonly FoundPlace[], near: Position | null): FoundPlace[] {
  const kindOf = (place: FoundPlace) => `${place.typeId} ${nameOf(place)}`;
  const distinct = places.filter((place, at) =>
    places
      .slice(0, at)
      .every((other) => kindOf(other) !== kindOf(place) || distanceBetween(other, place) > sameM),
  );
  if (near === null) return distinct;
  const equals = Map.groupBy(distinct, kindOf);
  for (const group of equals.values())
    if (group[0]?.typeId !== "Other")
      group.sort((a, b) => distanceBetween(near, a) - distanceBetween(near, b));
  return distinct.map((place) => equals.get(kindOf(place))?.shift() ?? place);
}

/** The nearest of those so near (metres) that are called so, or by the beginning or the end of it. */
export function pickNamesake(
  places: readonly FoundPlace[],
  { at, name, withinM }: { at: Position; name: string; withinM: number },
): FoundPlace | null {
  const said = searchWords(name);
  const namesakes = places
    .filter(
      (place) => distanceBetween(at, place) <= withinM && isNamesake(searchWords(place.name), said),
    )
    .sort((a, b) => distanceBetween(at, a) - distanceBetween(at, b));
  return namesakes[0] ?? null;
}

/** Whether one name is the other, or its beginning or its end; by their words. */
export function isNamesake(words: readonly string[], said: readonly string[]): boolean {
  const [fewer, more] = words.length < said.length ? [words, said] : [said, words];
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}
