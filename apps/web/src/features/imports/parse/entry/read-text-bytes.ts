import { refuse } from "../import-error.ts";
import { importLimits, megabytesOf } from "../import-limits.ts";
import type { ImportOptions, OnProgress } from "../import-options.ts";
import type { ImportResult } from "../import-result.ts";
import { type DecodedText, decodeText } from "./decode-text.ts";
import { readText } from "./read-text.ts";

/** A calendar may be folded within a letter (RFC 5545, 3.1): it is UTF-8 once its folds are gone. */
function decode(bytes: Uint8Array): DecodedText | null {
  const decoded = decodeText(bytes);
  if (!decoded?.isGuess || !/^BEGIN:VCALENDAR/i.test(decoded.text.slice(0, 100).trimStart()))
    return decoded;
  const unfolded = decodeText(unfoldBytes(bytes));
  return unfolded?.isGuess ? decoded : unfolded;
}

const [lf, cr, space, tab] = [10, 13, 32, 9];

/** The bytes without line breaks that a space or a tab follows. */
function unfoldBytes(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const end = bytes[index] === cr && bytes[index + 1] === lf ? index + 1 : index;
    const isFold = bytes[end] === lf && (bytes[end + 1] === space || bytes[end + 1] === tab);
    if (isFold) index = end + 1;
    else kept[length++] = bytes[index] ?? 0;
  }
  return kept.subarray(0, length);
}

/** Reads a file that is no archive. */
export async function readTextBytes(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  options: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportResult> {
  if (bytes.length === 0) return refuse({ code: "empty" });
  if (bytes.length > importLimits.textBytes)
    return refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.textBytes) });
  const decoded = decode(bytes) ?? refuse({ code: "unknownFormat" });
  const result = await readText({ text: decoded.text, fileName }, options, onProgress);
  if (decoded.isGuess && result.kind === "trip")
    result.trip.warnings.push({ code: "guessedEncoding", encoding: decoded.encoding });
  return result;
}
