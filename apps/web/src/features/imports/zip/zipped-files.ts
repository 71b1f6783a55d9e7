import type { FiledFile } from "@castor/core/exports/json/trip-zip.ts";

/** A file of a trip in its ZIP, with the size that the ZIP tells. */
export interface ZippedFile extends FiledFile {
  /** Reads it. Rejects where the ZIP is broken there, or has more than it tells. */
  open: () => Promise<File>;
}

/** The files beside a trip in its ZIP. */
export interface ZippedFiles {
  files: ZippedFile[];
  /** Names of files that are listed and not there. */
  missing: string[];
  /** Rows of the list that cannot be read. */
  unread: number;
  /** Names of entries that are not listed. */
  unlisted: string[];
}
