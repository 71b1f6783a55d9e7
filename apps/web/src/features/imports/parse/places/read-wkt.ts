import { positionOf, readNumber } from "@castor/core/geo/pasted/position-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";
import { noShapes, type Shapes } from "./shapes.ts";

/** Geometries of WKT, and those within a collection; the content of an area is not looked at. */
const geometry =
  /\b(multi)?(point|linestring|polygon)\s*(?:zm?|m)?\s*\(([-+\d.,e\s()]{0,400000})\)/gi;
const begins =
  /^\s*(?:srid=\d{1,6};\s*)?(?:(?:multi)?(?:point|linestring|polygon)|geometrycollection)\s*(?:zm?|m)?\s*\(/i;

/** True for a text that is WKT from its beginning (OGC 06-103r4), whatever its column is called. */
export const isWkt = (text: string): boolean => begins.test(text);

const readNumbers = (text: string): (Position | null)[] =>
  text
    .replace(/[()]/g, " ")
    .split(",")
    .map((tuple) => {
      const [lng = "", lat = ""] = tuple.trim().split(/\s+/);
      return positionOf(readNumber(lat), readNumber(lng));
    });

const readLine = (text: string): ImportedLine =>
  readNumbers(text).flatMap(
    (position): ImportedLine => (position ? [[position.lng, position.lat]] : []),
  );

/** Reads WKT, which has longitude first: `POINT (44.80 41.69)`, `LINESTRING (44.80 41.69, 44.81 41.70)`. */
export function readWkt(text: string): Shapes {
  const shapes: Shapes = structuredClone(noShapes);
  for (const [, isMulti, kind = "", content = ""] of text.matchAll(geometry)) {
    if (/^point$/i.test(kind)) shapes.points.push(...readNumbers(content));
    else if (/^polygon$/i.test(kind)) shapes.areas++;
    else if (isMulti) shapes.lines.push(...content.split(/\)\s*,\s*\(/).map(readLine));
    else shapes.lines.push(readLine(content));
  }
  return shapes;
}
