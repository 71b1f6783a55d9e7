import type { ImportFormat } from "../imported-trip.ts";

type DetectedFormat = Exclude<ImportFormat, "geojson"> | "json";

const byRoot: Readonly<Record<string, DetectedFormat>> = { kml: "kml", gpx: "gpx" };

/** The name of the first element, without its prefix; comments, declarations and a DOCTYPE go before it. */
function findRoot(text: string): string | null {
  const start = text.slice(0, 20_000);
  const bare = start.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>[]*(?:\[[^\]]*\])?[^>]*>/g, "");
  return /<(?:[\w.-]+:)?([\w.-]+)/.exec(bare)?.[1]?.toLowerCase() ?? null;
}

/** The extension of a file name in lower case, without the dot; empty without one. */
const extensionOf = (fileName: string): string =>
  /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

/**
 * Tells a format by what is in the text, since names are often wrong; a table and a list, which look alike, by the name of
 * the file and then by the first line.
 */
export function detectFormat(text: string, fileName: string): DetectedFormat | null {
  const start = text.slice(0, 1_000).trimStart();
  if (start.startsWith("<")) return byRoot[findRoot(text) ?? ""] ?? null;
  const extension = extensionOf(fileName);
  if (/^(?:\{\s*["}]|\[\s*[{[])/.test(start) || /^(?:geo)?json$/.test(extension)) return "json";
  if (/^BEGIN:VCALENDAR/i.test(start)) return "ics";
  if (extension === "csv" || extension === "tsv") return "csv";
  return extension === "" || extension === "txt" || extension === "md" ? "text" : null;
}
