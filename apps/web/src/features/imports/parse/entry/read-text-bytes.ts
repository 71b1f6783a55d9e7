import { refuse } from "../import-error.ts";
import { importLimits, megabytesOf } from "../import-limits.ts";
import type { ImportOptions, OnProgress } from "../import-options.ts";
import type { ImportResult } from "../imported-trip.ts";
import { decodeText } from "./decode-text.ts";
import { readText } from "./read-text.ts";

/** Reads a file that is no archive. */
export async function readTextBytes(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  options: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportResult> {
  if (bytes.length === 0) return refuse({ code: "empty" });
  if (bytes.length > importLimits.textBytes)
    return refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.textBytes) });
  const decoded = decodeText(bytes) ?? refuse({ code: "unknownFormat" });
  const result = await readText({ text: decoded.text, fileName }, options, onProgress);
  if (decoded.isGuess && result.kind === "trip")
    result.trip.warnings.push({ code: "guessedEncoding", encoding: decoded.encoding });
  return result;
}
