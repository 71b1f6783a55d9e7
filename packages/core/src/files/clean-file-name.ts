import { splitEnding } from "../basics/safe-file-name.ts";
import { fileLimits } from "./file-limits.ts";

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
  if ([...clean].length <= fileLimits.name) return clean === "" ? "file" : clean;
  const { stem, ending } = splitEnding(clean);
  return [...stem].slice(0, fileLimits.name - [...ending].length).join("") + ending;
}
