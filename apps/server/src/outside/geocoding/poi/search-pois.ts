import type { Language } from "@castor/core/account/language.ts";
import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { searchWords } from "@castor/core/services/search-words.ts";
import { arrangeFound, isNamesake } from "../arrange-found.ts";
import type { NamedSpot, PlaceQuestion } from "../place-search.ts";
import { toFoundPlace } from "../told-place.ts";
import type { Poi } from "./poi.ts";
import { type PoisFound, poiIndexId } from "./poi-index.ts";
import type { PoiStore } from "./poi-store.ts";
import {
  queryOfNames,
  queryOfWords,
  ringCount,
  ringReach,
  ringTokens,
  spellingsOfSearch,
  type TokenQuery,
} from "./poi-tokens.ts";

/** Of one question to the store no more are looked at. */
const mostRows = 2_000;
/** Of what is not near anything: a name's bearers, a word's. */
const mostBearers = 400;
/** A station is a building, a stop on each side and an entrance. */
const mostTwins = 30;
/** Metres: a café farther away is not what "cafe" asks for. */
const kindM = 100_000;
/** Metres within which a place called as said is the one that is meant, and what lies there is what is there. */
const namesakeM = 500;
const thereM = 150;
/** The rings that surely hold these. */
const [thereRing, namesakeRing] = [0, 1];

/** 0: a town called so; 1: of that kind; 2: called so; 3: its name begins so; 4: found by some words. */
function matchClass(poi: Poi, words: readonly string[], typed: readonly string[]): number {
  const rest = words.filter((word) => !poi.kinds.includes(word));
  const isCalled = poi.spellings.some((spelling) => typed.includes(spelling));
  if (poi.isTown && isCalled) return 0;
  if (rest.length === 0) return 1;
  if (isCalled || poi.spellings.includes(rest.join(" "))) return 2;
  return poi.spellings.some((spelling) => typed.some((text) => spelling.startsWith(text))) ? 3 : 4;
}

/**
 * Finds places by their names, in either alphabet, and by words of their kind: each ring around where the map looks is
 * asked, from the street corner on, until enough are surely among the nearest.
 */
export async function searchPois(
  store: PoiStore,
  { text, near, limit }: PlaceQuestion,
  language: Language,
): Promise<PoisFound> {
  const words = searchWords(text);
  if (words.length === 0) return { sure: [], others: [] };
  const typed = spellingsOfSearch(words);
  const named = await store.list(queryOfNames(typed), mostBearers);
  const begun = await listNearest(store, queryOfWords(words), near, limit);
  const away = (poi: Position) => (near ? distanceBetween(near, poi) : 0);
  const ranked = [...named, ...begun]
    .map((poi) => ({ poi, matched: matchClass(poi, words, typed), away: away(poi) }))
    .filter(({ matched, away }) => matched !== 1 || away <= kindM)
    .sort((a, b) => a.matched - b.matched || a.away - b.away);
  const show = (isSure: boolean) => {
    const found = ranked
      .filter(({ matched }) => matched <= 1 === isSure)
      .slice(0, limit + mostTwins)
      .flatMap(({ poi }) => describePoi(poi, language) ?? []);
    return arrangeFound(found, null).slice(0, limit);
  };
  return { sure: show(true), others: show(false) };
}

async function listNearest(
  store: PoiStore,
  query: TokenQuery,
  near: Position | null,
  limit: number,
): Promise<Poi[]> {
  for (let ring = 0; near !== null && ring < ringCount; ring++) {
    const found = await store.list(inRing(query, near, ring), mostRows);
    const reach = ringReach(near, ring);
    const isNear = (poi: Poi) => distanceBetween(near, poi) <= reach;
    if (found.length === mostRows || found.filter(isNear).length >= limit) return found;
  }
  return store.list(query, mostBearers);
}

const inRing = ({ all, begun }: TokenQuery, at: Position, ring: number): TokenQuery => ({
  all: [...all, ringTokens(at, ring)],
  ...(begun && { begun }),
});

/** What is called so nearby, else what lies at the spot. */
export async function findPoiAt(
  store: PoiStore,
  { name = "", ...at }: NamedSpot,
  language: Language,
): Promise<FoundPlace | null> {
  const nearest = async (query: TokenQuery, ring: number, isMeant: (poi: Poi) => boolean) => {
    const found = await store.list(inRing(query, at, ring), mostRows);
    const [first] = found
      .map((poi) => ({ poi, away: distanceBetween(at, poi) }))
      .filter(({ poi, away }) => away <= (ring === thereRing ? thereM : namesakeM) && isMeant(poi))
      .sort((a, b) => a.away - b.away);
    return first && describePoi(first.poi, language);
  };
  const words = searchWords(name);
  const isCalled = ({ spellings }: Poi) =>
    spellings.some((spelling) => isNamesake(spelling.split(" "), words));
  const namesake = words.length > 0 && (await nearest(queryOfWords(words), namesakeRing, isCalled));
  return namesake || ((await nearest({ all: [] }, thereRing, () => true)) ?? null);
}

function describePoi(poi: Poi, language: Language): FoundPlace | null {
  const { lat, lng, typeId, street, house, city, url, hours } = poi;
  return toFoundPlace(
    {
      ...{ lat, lng, typeId, street, house, city, url },
      name: (language === "ru" ? poi.nameRu : poi.nameEn) ?? poi.name,
      region: undefined,
      country: undefined,
      countryCode: /^[A-Za-z]{2}$/.test(poi.country ?? "") ? poi.country : undefined,
      workingHours: hours,
    },
    poiIndexId,
    language,
  );
}
