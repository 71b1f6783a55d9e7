import { readText } from "./entry/read-text.ts";
import { readTextBytes } from "./entry/read-text-bytes.ts";
import { ImportError, refuse } from "./import-error.ts";
import { importLimits, megabytesOf } from "./import-limits.ts";
import type { ImportInput, ImportOptions, OnProgress } from "./import-options.ts";
import type { ImportResult } from "./import-result.ts";
import { isOf, isZip } from "./is-zip.ts";

/** Workbooks of Excel up to 2003. */
const isOldOffice = (bytes: Uint8Array) => isOf(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Reads a file by what it begins with. */
async function readBytes(
  file: { bytes: Uint8Array; fileName: string },
  options: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportResult> {
  if (file.bytes.length > importLimits.fileBytes)
    return refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.fileBytes) });
  if (isOldOffice(file.bytes)) return refuse({ code: "spreadsheet" });
  if (!isZip(file.bytes)) return readTextBytes(file, options, onProgress);
  const { readArchive } = await import("./archive/read-archive.ts");
  return readArchive(file, options, onProgress);
}

/**
 * Reads a file of another program, or a pasted text, whatever its format. Nothing in a file makes it throw: what cannot be
 * read is refused with a code. Nothing of the file is run, fetched or written.
 */
export async function parseImport(
  input: ImportInput,
  options: ImportOptions,
  onProgress: OnProgress = () => {},
): Promise<ImportResult> {
  try {
    if ("bytes" in input) return await readBytes(input, options, onProgress);
    return await readText({ text: input.text, fileName: "" }, options, onProgress);
  } catch (error) {
    if (error instanceof ImportError) return { kind: "refused", refusal: error.refusal };
    // A stack that overflows and a text too long for the engine are the file's doing as well.
    if (error instanceof RangeError) return { kind: "refused", refusal: { code: "tooComplex" } };
    throw error;
  }
}
