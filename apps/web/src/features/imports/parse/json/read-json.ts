import { refuse } from "../import-error.ts";
import type { ImportOptions } from "../import-options.ts";
import type { ImportResult } from "../imported-trip.ts";
import type { TextFile } from "../text-reader.ts";
import { checkJsonShape } from "./check-json-shape.ts";
import { isGeoJson, readGeoJson } from "./read-geojson.ts";
import { listTimeline, readTimeline } from "./read-timeline.ts";

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
