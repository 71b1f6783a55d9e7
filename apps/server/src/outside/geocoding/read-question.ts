import { searchWords } from "@castor/core/services/search-words.ts";

/** One way to understand a search: these words are the name, those say in which region or country it is. */
export interface Reading {
  name: string[];
  inside: string[];
}

/** Regions and countries of more words than these are said after a comma. */
const insideMax = 3;

/**
 * The ways to understand a typed search, the likeliest first: before a comma stands the name and after it where it is
 * ("Paris, Texas"); without one the whole is a name ("New York"), or its last words say where it is ("Тбилиси Грузия").
 */
export function readQuestion(text: string): Reading[] {
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
  const splits = Array.from({ length: Math.min(insideMax, words.length - 1) }, (_, at) => -1 - at);
  return [
    { name: words, inside: [] },
    ...splits.map((at) => ({ name: words.slice(0, at), inside: words.slice(at) })),
  ];
}
