import type { Language } from "@castor/core/basics/language.ts";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { isNamesake } from "../arrange-found.ts";
import type { NamedPosition, PlaceQuery } from "../place-search.ts";
import type { PlaceWithNames } from "../place-with-names.ts";
import { toFoundPlace } from "../provider-place.ts";
import type { Poi } from "./poi.ts";
import { type PoisFound, poiIndexId } from "./poi-index.ts";
import type { PoiStore } from "./poi-store.ts";
import {
  queryOfKind,
  queryOfNames,
  queryOfWords,
  ringCount,
  ringReach,
  ringTokens,
  spellingsOfSearch,
  type TokenQuery,
} from "./poi-tokens.ts";

/** Limit of places with an exact name, and at a position. */
const maxBearers = 200;
/** Results for one place: a station is a building, a stop on each side and an entrance. */
const maxDuplicates = 30;
const twinM = 150;
/** Metres. A search for "cafe" does not mean one farther away. */
const kindM = 100_000;
/** Within these metres a place of the given name is meant, and a place without it counts as there. */
const namesakeM = 500;
const thereM = 150;
/** The rings that surely contain these distances. */
const [thereRing, namesakeRing] = [0, 1];

/** 0: a town of this name; 1: of this kind; 2: exact name; 3: name begins with it; 4: found by words. */
function matchClass(poi: Poi, words: readonly string[], typed: readonly string[]): number {
  const rest = words.filter((word) => !poi.kinds.includes(word));
  const isCalled = poi.spellings.some((spelling) => typed.includes(spelling));
  if (poi.isTown && isCalled) return 0;
  if (rest.length === 0) return 1;
  if (isCalled || poi.spellings.includes(rest.join(" "))) return 2;
  return poi.spellings.some((spelling) => typed.some((text) => spelling.startsWith(text))) ? 3 : 4;
}

/**
 * Finds places by words of their kind and by their names, in either alphabet. Rings around the map's position are
 * searched from the street corner outwards until enough results are surely the nearest.
 */
export async function searchPois(
  store: PoiStore,
  { text, near, limit }: PlaceQuery,
  language: Language,
): Promise<PoisFound> {
  const words = searchWords(text);
  if (words.length === 0) return { sure: [], others: [] };
  const typed = spellingsOfSearch(words);
  const max = limit + maxDuplicates;
  const found = await store.list(queryOfNames(typed), near, maxBearers);
  found.push(...(await listNearest(store, queryOfKind(words), near, max)));
  if (found.length < max) found.push(...(await listNearest(store, queryOfWords(words), near, max)));
  const ranked = found
    .map((poi) => ({
      poi,
      matched: matchClass(poi, words, typed),
      away: near ? distanceBetween(near, poi) : 0,
    }))
    .filter(({ matched, away }) => matched !== 1 || away <= kindM)
    .sort((a, b) => a.matched - b.matched || a.away - b.away);
  const show = (isSure: boolean) =>
    listDistinct(
      ranked.flatMap(({ poi, matched }) => (matched <= 1 === isSure ? [poi] : [])),
      limit,
    ).flatMap((poi) => describePoi(poi, language) ?? []);
  return { sure: show(true), others: show(false) };
}

/** The first places without duplicates: two of one name and type beside each other are one. */
function listDistinct(pois: readonly Poi[], limit: number): Poi[] {
  const distinct: Poi[] = [];
  for (const poi of pois) {
    if (distinct.length === limit) break;
    const isTwin = (other: Poi) =>
      other.typeId === poi.typeId &&
      other.spellings[0] === poi.spellings[0] &&
      distanceBetween(other, poi) <= twinM;
    if (!distinct.some(isTwin)) distinct.push(poi);
  }
  return distinct;
}

async function listNearest(
  store: PoiStore,
  query: TokenQuery,
  near: Position | null,
  max: number,
): Promise<Poi[]> {
  for (let ring = 0; near !== null && ring < ringCount; ring++) {
    const found = await store.list(inRing(query, near, ring), near, max);
    const farthest = found.at(-1);
    if (
      farthest &&
      found.length === max &&
      distanceBetween(near, farthest) <= ringReach(near, ring)
    )
      return found;
  }
  return store.list(query, near, max);
}

const inRing = ({ all, begun }: TokenQuery, position: Position, ring: number): TokenQuery => ({
  all: [...all, ringTokens(position, ring)],
  ...(begun && { begun }),
});

/** The place with the given name nearby, else what lies at the position. */
export async function findPoiAt(
  store: PoiStore,
  { name = "", ...position }: NamedPosition,
  language: Language,
): Promise<PlaceWithNames | null> {
  const nearest = async (query: TokenQuery, ring: number, isMeant: (poi: Poi) => boolean) => {
    const found = await store.list(inRing(query, position, ring), position, maxBearers);
    const [first] = found
      .map((poi) => ({ poi, away: distanceBetween(position, poi) }))
      .filter(({ poi, away }) => away <= (ring === thereRing ? thereM : namesakeM) && isMeant(poi))
      .sort((a, b) => a.away - b.away);
    const place = first && describePoi(first.poi, language);
    return place && { ...place, otherNames: first.poi.spellings };
  };
  const words = searchWords(name);
  const isCalled = ({ spellings }: Poi) =>
    spellings.some((spelling) => isNamesake(spelling.split(" "), words));
  const namesake = words.length > 0 && (await nearest(queryOfWords(words), namesakeRing, isCalled));
  return namesake || ((await nearest({ all: [] }, thereRing, () => true)) ?? null);
}

/** The index has names in English and Russian. For others a name in letters that their readers know, Latin ones at last. */
function nameOf({ name, nameRu, nameEn }: Poi, language: Language): string {
  if (language === "en") return nameEn ?? name;
  const [own, known] =
    language === "ru"
      ? [nameRu, /[\p{Script=Cyrillic}\p{Script=Latin}]/u]
      : [null, /\p{Script=Latin}/u];
  return own ?? (known.test(name) ? name : (nameEn ?? name));
}

/** A place of the index as an answer; null when it has nothing to show. */
export function describePoi(poi: Poi, language: Language): FoundPlace | null {
  const { lat, lng, typeId, street, house, city, url, hours } = poi;
  return toFoundPlace(
    {
      ...{ lat, lng, typeId, street, house, city, url },
      name: nameOf(poi, language),
      region: undefined,
      country: undefined,
      countryCode: /^[A-Za-z]{2}$/.test(poi.country ?? "") ? poi.country : undefined,
      workingHours: hours,
    },
    poiIndexId,
    language,
  );
}
