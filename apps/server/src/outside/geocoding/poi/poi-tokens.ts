import { cutText } from "@castor/core/basics/cut-text.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { transliterate } from "@castor/core/services/places/transliterate.ts";
import type { Poi } from "./poi.ts";

/**
 * One full-text index finds places by words, by whole names, by kinds and by position. Whole names, kinds and squares
 * are tokens too. They begin with characters of Unicode's private use area, which no word contains.
 */
const [nameMark, squareMark, kindMark] = ["\uE000", "\uE001", "\uE002"];
/** Sides of the squares in degrees, from a street corner to a country. */
const sides = [0.002, 0.01, 0.05, 0.3, 2];
const metresPerDegree = 111_195;
const maxWords = 128;
/** PostgreSQL's limit of a token is 2,046 bytes. */
const maxLetters = 200;
const maxAlternatives = 12;

/** Number of rings around a position. Each is nine squares of one size. */
export const ringCount = sides.length;

const row = (degrees: number, side: number) => Math.floor((degrees + 180) / side);
const squareToken = (ring: number, y: number, x: number) => `${squareMark}${ring}n${y}e${x}`;

/** The nine squares of a ring around a position. */
export function ringTokens({ lat, lng }: Position, ring: number): string[] {
  const side = sides[ring] ?? 1;
  const [y, x] = [row(lat, side), row(lng, side)];
  const around = Math.round(360 / side);
  return [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((aside) => squareToken(ring, y + up, (x + aside + around) % around)),
  );
}

/** Metres within which everything around a position is surely in its ring. */
export function ringReach({ lat }: Position, ring: number): number {
  return (sides[ring] ?? 0) * metresPerDegree * Math.cos((lat * Math.PI) / 180);
}

/** A word as written, and its transliteration. */
const alternativesOf = (word: string) =>
  [...new Set([word, ...transliterate(word)])].slice(0, maxAlternatives);

const wordTokens = (word: string) =>
  alternativesOf(word).map((spelling) => cutText(spelling, maxLetters));

const nameToken = (spelling: string) =>
  nameMark + cutText(spelling.replaceAll(" ", ""), maxLetters);

/** All tokens of a place. */
export function tokensOf(poi: Poi): string[] {
  const where = searchWords([poi.street, poi.city].filter(Boolean).join(" "));
  const named = poi.spellings.flatMap((spelling) => spelling.split(" ")).flatMap(wordTokens);
  const words = new Set([...named, ...poi.kinds, ...where]);
  return [
    ...[...words].slice(0, maxWords),
    ...poi.spellings.map(nameToken),
    ...poi.kinds.map((word) => kindMark + word),
    ...sides.map((side, ring) => squareToken(ring, row(poi.lat, side), row(poi.lng, side))),
  ];
}

/** A place matches when it has a token of each list. Tokens of `begun` are prefixes. */
export interface TokenQuery {
  all: readonly (readonly string[])[];
  begun?: readonly string[];
}

/** Places with all these words, the last perhaps incomplete. */
export function queryOfWords(words: readonly string[]): TokenQuery {
  return {
    all: words.slice(0, -1).map(wordTokens),
    begun: wordTokens(words.at(-1) ?? ""),
  };
}

/** Places of the kind with these words. */
export const queryOfKind = (words: readonly string[]): TokenQuery => ({
  all: words.map((word) => [kindMark + word]),
});

/** A search as a whole name, also transliterated. */
export const spellingsOfSearch = (words: readonly string[]) => alternativesOf(words.join(" "));

/** Places with exactly one of these names. */
export const queryOfNames = (spellings: readonly string[]): TokenQuery => ({
  all: [spellings.map(nameToken)],
});
