import { cutText } from "@castor/core/basics/cut-text.ts";
import type { Position } from "@castor/core/basics/geo.ts";
import { searchWords } from "@castor/core/services/search-words.ts";
import { transliterate } from "@castor/core/services/transliterate.ts";
import type { Poi } from "./poi.ts";

/**
 * One full-text index finds by words, by whole names, by kinds and by where a place lies: a whole name, a word of its kind and
 * each square are tokens too, begun by letters of Unicode's private area, which nobody's words have.
 */
const [nameMark, squareMark, kindMark] = ["\uE000", "\uE001", "\uE002"];
/** Sides of the squares in degrees, from a street corner to a country. */
const sides = [0.002, 0.01, 0.05, 0.3, 2];
const metresPerDegree = 111_195;
const mostWords = 128;
/** PostgreSQL takes no longer token than 2,046 bytes. */
const mostLetters = 200;
const mostAlternatives = 12;

/** Rings around a spot, by how many: each is nine squares, three times as wide as a square of it. */
export const ringCount = sides.length;

const row = (degrees: number, side: number) => Math.floor((degrees + 180) / side);
const squareToken = (ring: number, y: number, x: number) => `${squareMark}${ring}n${y}e${x}`;

/** The nine squares around a spot. */
export function ringTokens({ lat, lng }: Position, ring: number): string[] {
  const side = sides[ring] ?? 1;
  const [y, x] = [row(lat, side), row(lng, side)];
  const around = Math.round(360 / side);
  return [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].map((aside) => squareToken(ring, y + up, (x + aside + around) % around)),
  );
}

/** How many metres from a spot everything surely lies in its ring. */
export function ringReach({ lat }: Position, ring: number): number {
  return (sides[ring] ?? 0) * metresPerDegree * Math.cos((lat * Math.PI) / 180);
}

/** A word as it is written, and as it may be in Latin letters. */
const alternativesOf = (word: string) =>
  [...new Set([word, ...transliterate(word)])].slice(0, mostAlternatives);

const wordTokens = (word: string) =>
  alternativesOf(word).map((spelling) => cutText(spelling, mostLetters));

const nameToken = (spelling: string) =>
  nameMark + cutText(spelling.replaceAll(" ", ""), mostLetters);

/** All by which a place is found. */
export function tokensOf(poi: Poi): string[] {
  const where = searchWords([poi.street, poi.city].filter(Boolean).join(" "));
  const named = poi.spellings.flatMap((spelling) => spelling.split(" ")).flatMap(wordTokens);
  const words = new Set([...named, ...poi.kinds, ...where]);
  return [
    ...[...words].slice(0, mostWords),
    ...poi.spellings.map(nameToken),
    ...poi.kinds.map((word) => kindMark + word),
    ...sides.map((side, ring) => squareToken(ring, row(poi.lat, side), row(poi.lng, side))),
  ];
}

/** Each list holds tokens of which a place has at least one; those of `begun` may go on. */
export interface TokenQuery {
  all: readonly (readonly string[])[];
  begun?: readonly string[];
}

/** Places with all these words, the last perhaps unfinished. */
export function queryOfWords(words: readonly string[]): TokenQuery {
  return {
    all: words.slice(0, -1).map(wordTokens),
    begun: wordTokens(words.at(-1) ?? ""),
  };
}

/** Places of the kind that these words say. */
export const queryOfKind = (words: readonly string[]): TokenQuery => ({
  all: words.map((word) => [kindMark + word]),
});

/** How a search may be written as a whole name. */
export const spellingsOfSearch = (words: readonly string[]) => alternativesOf(words.join(" "));

/** Places called so. */
export const queryOfNames = (spellings: readonly string[]): TokenQuery => ({
  all: [spellings.map(nameToken)],
});
