import { searchWords } from "@castor/core/services/places/search-words.ts";

/** A reading of a search: words of the name, and words of the region or country. */
export interface Reading {
  name: string[];
  inside: string[];
}

/** A region or country of more words needs a comma before it. */
const insideMax = 3;

/**
 * The readings of a typed search, likeliest first. With a comma, the name is before it and the region after it
 * ("Paris, Texas"). Without one, all words are the name ("New York"), or the last ones are the region ("Тбилиси
 * Грузия").
 */
export function parseQuery(text: string): Reading[] {
  const [before = "", ...after] = text.split(",");
  const name = searchWords(before);
  const inside = searchWords(after.join(" "));
  if (inside.length > 0 && name.length > 0) {
    return [
      { name, inside },
      { name, inside: [] },
    ];
  }
  const words = [...name, ...inside];
  if (words.length === 0) return [];
  const splits = Array.from(
    { length: Math.min(insideMax, words.length - 1) },
    (_, index) => -1 - index,
  );
  return [
    { name: words, inside: [] },
    ...splits.map((index) => ({ name: words.slice(0, index), inside: words.slice(index) })),
  ];
}
