import { readBytes } from "./entry/read-bytes.ts";
import { readText } from "./entry/read-text.ts";
import { ImportError } from "./import-error.ts";
import type { ImportInput, ImportOptions, OnProgress } from "./import-options.ts";
import type { ImportResult } from "./imported-trip.ts";

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
