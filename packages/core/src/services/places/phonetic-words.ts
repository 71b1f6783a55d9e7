import { searchWords } from "./search-words.ts";
import { transliterate } from "./transliterate.ts";

/** Spellings of one sound, replaced by one of them. */
const alike: readonly [RegExp, string][] = [
  [/shch|sch/g, "sh"],
  [/kh/g, "h"],
  [/zh/g, "j"],
  [/t[sz]/g, "c"],
  [/[yi](?=[aou])/g, ""],
  [/ye/g, "e"],
  [/ij|iy|yi|y/g, "i"],
  [/c?k|q|c(?=[aou])/g, "k"],
  [/w/g, "v"],
  [/([a-z])\1+/g, "$1"],
];

/**
 * The words of a name or a search by their sound, in Latin letters. So a search in one alphabet finds a name in the
 * other. For short lists, where a false match does no harm.
 */
export function phoneticWords(text: string): string[] {
  return searchWords(text).map((word) =>
    alike.reduce(
      (sound, [pattern, as]) => sound.replace(pattern, as),
      transliterate(word)[0] ?? word,
    ),
  );
}
