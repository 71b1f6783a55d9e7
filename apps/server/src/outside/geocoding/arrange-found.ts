import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { listNames, type PlaceWithNames } from "./place-with-names.ts";

/** Two results of one name and type within these metres are one place: a station is a building, a stop and an area. */
const sameM = 150;

const nameOf = ({ name }: FoundPlace) => searchWords(name).join(" ");

/**
 * Orders an engine's results: each place once, and among equals (the branches of a café) the nearer first. A place
 * without a type of ours, such as a town or a street, keeps the engine's position, since the engine knows its
 * importance.
 */
export function arrangeFound(places: readonly FoundPlace[], near: Position | null): FoundPlace[] {
  const kindOf = (place: FoundPlace) => `${place.typeId} ${nameOf(place)}`;
  const distinct = places.filter((place, index) =>
    places
      .slice(0, index)
      .every((other) => kindOf(other) !== kindOf(place) || distanceBetween(other, place) > sameM),
  );
  if (near === null) return distinct;
  const equals = Map.groupBy(distinct, kindOf);
  for (const group of equals.values())
    if (group[0]?.typeId !== "Other")
      group.sort((a, b) => distanceBetween(near, a) - distanceBetween(near, b));
  return distinct.map((place) => equals.get(kindOf(place))?.shift() ?? place);
}

/** The nearest place within reach with this name in any language, or with a name that begins or ends with it. */
export function pickNamesake(
  places: readonly PlaceWithNames[],
  { position, name, withinM }: { position: Position; name: string; withinM: number },
): PlaceWithNames | null {
  const given = searchWords(name);
  const isMeant = (place: PlaceWithNames) =>
    listNames(place).some((known) => isNamesake(searchWords(known), given));
  const namesakes = places
    .filter((place) => distanceBetween(position, place) <= withinM && isMeant(place))
    .sort((a, b) => distanceBetween(position, a) - distanceBetween(position, b));
  return namesakes[0] ?? null;
}

/** True when one name is the other, its beginning or its end, word by word. */
export function isNamesake(words: readonly string[], given: readonly string[]): boolean {
  const [fewer, more] = words.length < given.length ? [words, given] : [given, words];
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}
