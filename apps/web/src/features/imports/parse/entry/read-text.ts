import type { ImportFormat } from "@castor/core/imports/imported-trip.ts";
import { looksLikeTable } from "../csv/columns.ts";
import { refuse } from "../import-error.ts";
import { importLimits, megabytesOf } from "../import-limits.ts";
import type { ImportOptions, OnProgress } from "../import-options.ts";
import type { ImportResult } from "../import-result.ts";
import type { TextFile, TextReader } from "../text-reader.ts";
import { detectFormat } from "./detect-format.ts";

/** Each reader is a chunk of its own, with the library that it needs. */
const readers: Partial<Record<ImportFormat, () => Promise<TextReader>>> = {
  kml: async () => (await import("../kml/read-kml.ts")).readKml,
  gpx: async () => (await import("../gpx/read-gpx.ts")).readGpx,
  csv: async () => (await import("../csv/read-csv.ts")).readCsv,
  ics: async () => (await import("../ics/read-ics.ts")).readIcs,
  text: async () => (await import("../text/read-places-text.ts")).readPlacesText,
};

/** Reads a text in whatever format it is. */
export async function readText(
  file: TextFile,
  options: ImportOptions,
  onProgress: OnProgress,
): Promise<ImportResult> {
  if (file.text.trim() === "") return refuse({ code: "empty" });
  if (file.text.length > importLimits.textBytes)
    return refuse({ code: "tooLarge", megabytes: megabytesOf(importLimits.textBytes) });
  const detected = detectFormat(file.text, file.fileName);
  const format = detected === "text" && looksLikeTable(file.text) ? "csv" : detected;
  if (format === "json") {
    const { readJson } = await import("../json/read-json.ts");
    return readJson(file, options);
  }
  const load = format === null ? undefined : readers[format];
  if (!load) return refuse({ code: "unknownFormat" });
  const read = await load();
  return { kind: "trip", trip: read(file, options, onProgress) };
}
