import { searchWords } from "./search-words.ts";
import { transliterate } from "./transliterate.ts";

/** Spellings of one sound, to be written in one way. */
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
 * The words of a name or a search by how they sound, in Latin letters, so that one finds the other whichever of the two
 * alphabets each is written in: for lists short enough to forgive a match too many.
 */
export function soundWords(text: string): string[] {
  return searchWords(text).map((word) =>
    alike.reduce(
      (sound, [pattern, as]) => sound.replace(pattern, as),
      transliterate(word)[0] ?? word,
    ),
  );
}
