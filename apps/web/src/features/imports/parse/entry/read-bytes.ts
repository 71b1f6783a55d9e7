import { refuse } from "../import-error.ts";
import { importLimits, megabytesOf } from "../import-limits.ts";
import type { ImportOptions, OnProgress } from "../import-options.ts";
import type { ImportResult } from "../imported-trip.ts";
import { decodeText } from "./decode-text.ts";
import { readText } from "./read-text.ts";

/** What files begin with that are neither text nor read here. */
const isOf = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
const isZip = (bytes: Uint8Array) => isOf(bytes, [0x50, 0x4b, 0x03, 0x04]);
/** Workbooks of Excel up to 2003. */
const isOldOffice = (bytes: Uint8Array) => isOf(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Reads the bytes of a file. */
export async function readBytes(
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  options: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportResult> {
  if (bytes.length === 0) return refuse({ code: "empty" });
  if (bytes.length > importLimits.fileBytes)
    return refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.fileBytes) });
  if (isOldOffice(bytes)) return refuse({ code: "spreadsheet" });
  if (isZip(bytes)) return refuse({ code: "unknownFormat" });
  if (bytes.length > importLimits.textBytes)
    return refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.textBytes) });
  const decoded = decodeText(bytes) ?? refuse({ code: "unknownFormat" });
  const result = await readText({ text: decoded.text, fileName }, options, onProgress);
  if (decoded.isGuess && result.kind === "trip")
    result.trip.warnings.push({ code: "guessedEncoding", encoding: decoded.encoding });
  return result;
}
