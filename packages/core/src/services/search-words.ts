import { foldText } from "../basics/texts.ts";

/** Letters that accents do not explain, as people type them without the keyboard for it. */
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

/** The words of a place's name or of a search, as both are compared: folded, in plain letters, without punctuation, "St." as Saint. */
export function searchWords(text: string): string[] {
  const plain = foldText(text)
    .replace(/[ßæœøłđðþıə]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[‘ʻʿʾ´]/g, "");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  // Not the last one: that may be the beginning of Stockholm.
  return words.map((word, at) => (word === "st" && at < words.length - 1 ? "saint" : word));
}
