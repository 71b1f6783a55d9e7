import * as z from "zod/mini";
import { distanceBetween, type Position } from "../../geo/position.ts";
import { type FoundPlace, foundPlace } from "./found-place.ts";
import { phoneticWords } from "./phonetic-words.ts";

/** A place around the points of a trip, with all that it is searched by: names in any language, words of its kind. */
export const nearbyPlace = z.extend(foundPlace, { names: z.array(z.string()) });
export type NearbyPlace = z.infer<typeof nearbyPlace>;

/** Places that are searched without the server. Each is prepared once. */
export type NearbyIndex = readonly IndexedPlace[];
interface IndexedPlace {
  place: FoundPlace;
  /** The words of each name by their sound, joined by spaces. */
  sounds: readonly string[];
}

export const indexNearby = (places: readonly NearbyPlace[]): NearbyIndex =>
  places.map(({ names, ...place }) => ({
    place,
    sounds: [...new Set([place.name, ...names].map((name) => phoneticWords(name).join(" ")))],
  }));

/** 0: its name; 1: its name begins so; 2: each typed word begins a word of its names; null: none of that. */
function matchClass({ sounds }: IndexedPlace, typed: string, words: readonly string[]) {
  if (sounds.includes(typed)) return 0;
  if (sounds.some((sound) => sound.startsWith(typed))) return 1;
  const known = sounds.flatMap((sound) => sound.split(" "));
  return words.every((word) => known.some((one) => one.startsWith(word))) ? 2 : null;
}

/** The places with the typed words in their names or their kind, in either alphabet; the best first, then the nearest. */
export function searchNearby(
  index: NearbyIndex,
  text: string,
  near: Position | null,
  limit: number,
): FoundPlace[] {
  const words = phoneticWords(text);
  if (words.length === 0) return [];
  const typed = words.join(" ");
  return index
    .flatMap((one) => {
      const matched = matchClass(one, typed, words);
      if (matched === null) return [];
      return [{ place: one.place, matched, away: near ? distanceBetween(near, one.place) : 0 }];
    })
    .sort((a, b) => a.matched - b.matched || a.away - b.away)
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Metres within which a place is what lies at a position, and within which a town tells where it is. */
const thereM = 150;
const townM = 50_000;

/** What lies at a position, else the nearest town; null where neither is known. */
export function findNearby(index: NearbyIndex, position: Position): FoundPlace | null {
  const [nearest] = index
    .map(({ place }) => ({ place, away: distanceBetween(position, place) }))
    .filter(({ place, away }) => away <= (isTown(place) ? townM : thereM))
    .sort((a, b) => Number(isTown(a.place)) - Number(isTown(b.place)) || a.away - b.away);
  return nearest?.place ?? null;
}

/** The gazetteer holds towns and airports. */
const isTown = ({ source, typeId }: FoundPlace) => source === "gazetteer" && typeId === "Other";
