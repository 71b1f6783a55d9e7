import { positionOf, readNumber } from "@castor/core/geo/pasted/position-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";
import { noShapes, type Shapes } from "../places/shapes.ts";
import { asArray, asObject } from "./json-value.ts";

/** Programs write numbers as text too, which RFC 7946 does not allow. */
const numberOf = (value: unknown): number =>
  typeof value === "number" ? value : typeof value === "string" ? readNumber(value) : Number.NaN;

function readPosition(value: unknown): Position | null {
  const [lng, lat] = asArray(value);
  return positionOf(numberOf(lat), numberOf(lng));
}

const readLine = (value: unknown): ImportedLine =>
  asArray(value).flatMap((corner): ImportedLine => {
    const position = readPosition(corner);
    return position ? [[position.lng, position.lat]] : [];
  });

/** Reads a geometry; collections may hold collections, as deep as JSON may be nested here. */
export function readGeometry(value: unknown): Shapes {
  const { type, coordinates, geometries } = asObject(value);
  switch (type) {
    case "Point":
      return { ...noShapes, points: [readPosition(coordinates)] };
    case "MultiPoint":
      return { ...noShapes, points: asArray(coordinates).map(readPosition) };
    case "LineString":
      return { ...noShapes, lines: [readLine(coordinates)] };
    case "MultiLineString":
      return { ...noShapes, lines: asArray(coordinates).map(readLine) };
    case "GeometryCollection": {
      const parts = asArray(geometries).map(readGeometry);
      return {
        points: parts.flatMap(({ points }) => points),
        lines: parts.flatMap(({ lines }) => lines),
        areas: parts.reduce((sum, { areas }) => sum + areas, 0),
      };
    }
    // A geometry without a type is none; areas and types that nobody knows are shapes.
    default:
      return typeof type === "string" ? { ...noShapes, areas: 1 } : noShapes;
  }
}
