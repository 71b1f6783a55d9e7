import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "../imported-trip.ts";
import { positionOf } from "./read-coordinates.ts";

/** The coordinates of KML: tuples of longitude, latitude and perhaps altitude, with spaces between. */
const tuple =
  /(-?[\d.]{1,30}(?:e[-+]?\d{1,3})?)\s?,\s?(-?[\d.]{1,30}(?:e[-+]?\d{1,3})?)(?:\s?,\s?-?[\d.e+-]{0,30})?/gi;

/** Reads a list of coordinates; tuples that are not on the earth are null. */
export function* readTuples(text: string): Generator<Position | null> {
  for (const [, lng = "", lat = ""] of text.matchAll(tuple))
    yield positionOf(Number(lat), Number(lng));
}

/** The line of a list of coordinates. */
export function readLine(text: string): ImportedLine {
  const line: ImportedLine = [];
  for (const at of readTuples(text)) if (at) line.push([at.lng, at.lat]);
  return line;
}
