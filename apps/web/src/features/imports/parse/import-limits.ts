import { limits } from "@castor/core/limits.ts";

const mebibyte = 1_048_576;

/**
 * What a file may cost. Text in memory takes up to four times its bytes, so these keep a refusal under 200 MB whatever the file
 * holds.
 */
export const importLimits = {
  /** A KMZ carries photos, which are not unpacked. */
  fileBytes: 32 * mebibyte,
  /** A text file, or all that is unpacked of an archive. */
  textBytes: 16 * mebibyte,
  filesPerArchive: 1_000,
  /** A trip with its files: entries of its ZIP, and bytes of the directory of these, which is read at once. */
  filesPerTripZip: 5_000,
  zipDirectoryBytes: 8 * mebibyte,
  points: limits.stopsPerTrip,
  days: limits.routesPerTrip,
  /** Elements in elements, arrays in objects. Real files have fewer than twenty levels. */
  depth: 64,
  /** Attributes of one element of XML. */
  attributes: 200,
  /** A line of a list, in which places are looked for; what follows is cut. */
  line: limits.pastedText,
  /** A row of a table, and an event of a calendar. */
  record: 500_000,
  events: 50_000,
  /** Objects, arrays and values of a JSON file. */
  jsonParts: 1_000_000,
  /** Corners of the line of a day. */
  lineCorners: 2_000,
  seconds: 20,
} as const;

export const megabytesOf = (bytes: number): number => Math.round(bytes / mebibyte);
