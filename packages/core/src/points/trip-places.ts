import { distanceBetween } from "../geo/position.ts";
import type { Route } from "../routes/route.ts";
import type { FoundPlace } from "../services/places/found-place.ts";
import { phoneticWords } from "../services/places/phonetic-words.ts";
import type { Point } from "./point.ts";

/** A place of the trip, once for all its stops. */
export interface TripPlace {
  /** Its first stop. */
  point: Point;
  /** Its days, in order. */
  routeIds: readonly string[];
  /** The words of its name, by their sound. */
  nameSounds: readonly string[];
  /** The same of its name and its address. */
  sounds: readonly string[];
}

/** The places of a trip in the order of their first stops. */
export function listTripPlaces(routes: readonly Route[]): TripPlace[] {
  const places = new Map<string, { point: Point; routeIds: string[] }>();
  for (const point of routes.flatMap(({ points }) => points)) {
    const known = places.get(point.linkId);
    if (!known) places.set(point.linkId, { point, routeIds: [point.routeId] });
    else if (!known.routeIds.includes(point.routeId)) known.routeIds.push(point.routeId);
  }
  return [...places.values()].map(({ point, routeIds }) => {
    const nameSounds = phoneticWords(point.name);
    return {
      point,
      routeIds,
      nameSounds,
      sounds: [...nameSounds, ...phoneticWords(point.address)],
    };
  });
}

/** The places that match each typed word, at the beginning of a word or inside it. */
export function findTripPlaces(places: readonly TripPlace[], typed: string): TripPlace[] {
  const words = phoneticWords(typed);
  return places.filter(({ sounds }) =>
    words.every((word) =>
      sounds.some((sound) => (word.length < 3 ? sound.startsWith(word) : sound.includes(word))),
    ),
  );
}

/**
 * The places in whose names a word begins with each typed word, in either alphabet. Names that begin with the first one
 * come first. None for a text without words.
 */
export function suggestTripPlaces(places: readonly TripPlace[], typed: string): TripPlace[] {
  const words = phoneticWords(typed);
  const [first] = words;
  if (first === undefined) return [];
  const found = places.filter(({ nameSounds }) =>
    words.every((word) => nameSounds.some((sound) => sound.startsWith(word))),
  );
  const isLater = ({ nameSounds }: TripPlace) => Number(!nameSounds[0]?.startsWith(first));
  return found.sort((one, other) => isLater(one) - isLater(other));
}

/** Within these metres two places of one name are one: the middle of a town is a matter of opinion. */
const sameNameM = 20_000;
/** Within these metres two places of one kind that share a word of their names are one. */
const sameKindM = 2_000;

/** True when a place of the trip is this found place, whose name may be in another language. */
export function isPlaceOfTrip({ point, nameSounds }: TripPlace, found: FoundPlace): boolean {
  const away = distanceBetween(point, found);
  if (away > sameNameM) return false;
  const sounds = phoneticWords(found.name);
  if (sounds.join(" ") === nameSounds.join(" ")) return true;
  const isSameKind = point.typeId === found.typeId && point.typeId !== "Other";
  return isSameKind && away <= sameKindM && sounds.some((sound) => nameSounds.includes(sound));
}
