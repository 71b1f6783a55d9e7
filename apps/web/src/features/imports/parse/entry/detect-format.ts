import type { ImportFormat } from "@castor/core/imports/imported-trip.ts";

type DetectedFormat = Exclude<ImportFormat, "geojson"> | "json";

const byRoot: Readonly<Record<string, DetectedFormat>> = { kml: "kml", gpx: "gpx" };

/** What stands before the first element, and how it ends. */
const prologue = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!", ">"],
] as const;

/**
 * The name of the first element in lower case, without its prefix; declarations, comments and a DOCTYPE go before it. Null for a
 * DOCTYPE with declarations of its own before the element: then the extension tells the format.
 */
function findRoot(text: string): string | null {
  let offset = 0;
  for (;;) {
    while (/\s/.test(text[offset] ?? "")) offset++;
    const part = prologue.find(([start]) => text.startsWith(start, offset));
    if (!part) break;
    const end = text.indexOf(part[1], offset);
    if (end < 0) return null;
    offset = end + part[1].length;
  }
  return (
    /^<(?:[\w.-]+:)?([\w.-]+)/.exec(text.slice(offset, offset + 200))?.[1]?.toLowerCase() ?? null
  );
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
  const extension = extensionOf(fileName);
  if (start.startsWith("<")) return byRoot[findRoot(text) ?? extension] ?? null;
  if (/^(?:\{\s*["}]|\[\s*[{[])/.test(start) || /^(?:geo)?json$/.test(extension)) return "json";
  if (/^BEGIN:VCALENDAR/i.test(start)) return "ics";
  if (extension === "csv" || extension === "tsv") return "csv";
  return extension === "" || extension === "txt" || extension === "md" ? "text" : null;
}
