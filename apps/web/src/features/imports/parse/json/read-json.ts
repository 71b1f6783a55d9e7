import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import type { ImportOptions } from "../import-options.ts";
import type { ImportResult } from "../import-result.ts";
import type { TextFile } from "../text-reader.ts";
import { isGeoJson, readGeoJson } from "./read-geojson.ts";
import { listTimeline, readTimeline } from "./read-timeline.ts";

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/**
 * Refuses JSON that is nested too deep or has too many parts, before it is parsed: 16 MB of empty arrays would become 300 MB
 * of objects.
 */
function checkJsonShape(text: string): void {
  let [depth, parts, isText] = [0, 0, false];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (isText) {
      if (code === backslash) index++;
      else if (code === quote) isText = false;
    } else if (code === quote) isText = true;
    else if (isOpening(code)) {
      parts++;
      if (++depth > importLimits.depth) refuse({ code: "tooComplex" });
    } else if (isClosing(code)) depth--;
    else if (code === comma) parts++;
    if (parts > importLimits.jsonParts) refuse({ code: "tooComplex" });
  }
}

/** The `format` of Castor's own files (specification#json-export). */
const ownFormat = "castor-trip";

/** Reads JSON: Castor's own as it is, Google's timeline, and GeoJSON. */
export function readJson({ text, fileName }: TextFile, options: ImportOptions): ImportResult {
  checkJsonShape(text);
  const json = parseJson(text);
  if (isOwn(json)) return { kind: "castor", json };
  const timeline = listTimeline(json);
  if (timeline) return { kind: "trip", trip: readTimeline(timeline, fileName, options) };
  if (!isGeoJson(json)) return refuse({ code: "unknownFormat" });
  return { kind: "trip", trip: readGeoJson(json, fileName, options) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse({ code: "broken", format: "json", line: 0 });
  }
}

const isOwn = (json: unknown): boolean =>
  typeof json === "object" && json !== null && "format" in json && json.format === ownFormat;
