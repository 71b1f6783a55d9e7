import { positionOf } from "@castor/core/geo/pasted/position-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";

/** A number of KML (xsd:double): a plus and an exponent are allowed. */
const double = /^[-+]?(?:\d{1,30}\.?\d{0,30}|\.\d{1,30})(?:e[-+]?\d{1,3})?$/i;
const readDouble = (text: string | undefined): number =>
  text !== undefined && double.test(text) ? Number(text) : Number.NaN;

/**
 * Reads the coordinates of KML: tuples of longitude, latitude and perhaps altitude, with blanks between; blanks around a comma
 * belong to its tuple. Tuples of other lengths, as decimal commas make them, and those that are not on the earth are null.
 */
export function* readTuples(text: string): Generator<Position | null> {
  for (const tuple of text
    .trim()
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/)) {
    if (tuple === "") continue;
    const [lng, lat, ...more] = tuple.split(",");
    yield more.length < 2 ? positionOf(readDouble(lat), readDouble(lng)) : null;
  }
}

/** The line of a list of coordinates. */
export function readLine(text: string): ImportedLine {
  const line: ImportedLine = [];
  for (const position of readTuples(text)) if (position) line.push([position.lng, position.lat]);
  return line;
}
