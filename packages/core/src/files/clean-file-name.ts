import { limits } from "../limits.ts";

/** The longest ending that a cut name keeps, with its dot. */
const endingMax = 12;

/**
 * The name of a file as it is kept: no folders, no control characters, and none that turn the direction of the text, with
 * which "exe.jpg" could be shown for "gpj.exe". Letters of any script stay. A long name is cut in front of its ending.
 */
export function cleanFileName(given: string): string {
  const clean = given
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(/[/\\]/g, "_")
    .trim();
  const letters = [...clean];
  if (letters.length <= limits.fileName) return clean === "" ? "file" : clean;
  const dot = letters.lastIndexOf(".");
  const ending = dot > 0 && letters.length - dot <= endingMax ? letters.slice(dot) : [];
  return [...letters.slice(0, limits.fileName - ending.length), ...ending].join("");
}
