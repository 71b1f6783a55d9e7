import { refuse } from "../import-error.ts";
import type { ImportResult } from "../imported-trip.ts";
import type { TextFile } from "../text-reader.ts";
import { checkJsonShape } from "./check-json-shape.ts";

/** The `format` of Castor's own files (specification#json-export). */
const ownFormat = "castor-trip";

/** Reads JSON: Castor's own as it is, and GeoJSON. */
export function readJson({ text }: TextFile): ImportResult {
  checkJsonShape(text);
  const json = parseJson(text);
  if (isOwn(json)) return { kind: "castor", json };
  return refuse({ code: "unknownFormat" });
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
