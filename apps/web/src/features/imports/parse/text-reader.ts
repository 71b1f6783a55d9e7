import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import type { ImportOptions, OnProgress } from "./import-options.ts";

/** A decoded file, or a pasted text, whose file name is empty. */
export interface TextFile {
  text: string;
  fileName: string;
}

/** Reads a text of one format; refuses by throwing an `ImportError`. */
export type TextReader = (
  file: TextFile,
  options: ImportOptions,
  onProgress: OnProgress,
) => ImportedTrip;
