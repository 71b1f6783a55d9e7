import { foldText } from "../../schemas/texts.ts";

/** Letters that are no accented letters, by what people type for them. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ə: "e",
};

/** The words of a name: folded, in plain letters, without punctuation. */
export function plainWords(text: string): string[] {
  const plain = foldText(text)
    .replace(/[ßæœøłđðþıə]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[‘ʻʿʾ´]/g, "");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** The words of a place's name or of a search for comparison: plain, "St." as Saint. */
export function searchWords(text: string): string[] {
  // Not the last word: it may be the start of Stockholm.
  return plainWords(text).map((word, index, words) =>
    word === "st" && index < words.length - 1 ? "saint" : word,
  );
}
