import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "../imported-trip.ts";
import { positionOf } from "../places/read-coordinates.ts";
import { asArray, asObject } from "./json-value.ts";

/** What a geometry of GeoJSON draws. */
export interface Shapes {
  /** Null where the coordinates are not on the earth. */
  points: (Position | null)[];
  lines: ImportedLine[];
  areas: number;
}

function readPosition(value: unknown): Position | null {
  const [lng, lat] = asArray(value);
  return typeof lng === "number" && typeof lat === "number" ? positionOf(lat, lng) : null;
}

const readLine = (value: unknown): ImportedLine =>
  asArray(value).flatMap((corner): ImportedLine => {
    const at = readPosition(corner);
    return at ? [[at.lng, at.lat]] : [];
  });

/** Reads a geometry; collections may hold collections, as deep as JSON may be nested here. */
export function readGeometry(value: unknown): Shapes {
  const { type, coordinates, geometries } = asObject(value);
  const none: Shapes = { points: [], lines: [], areas: 0 };
  switch (type) {
    case "Point":
      return { ...none, points: [readPosition(coordinates)] };
    case "MultiPoint":
      return { ...none, points: asArray(coordinates).map(readPosition) };
    case "LineString":
      return { ...none, lines: [readLine(coordinates)] };
    case "MultiLineString":
      return { ...none, lines: asArray(coordinates).map(readLine) };
    case "Polygon":
    case "MultiPolygon":
      return { ...none, areas: 1 };
    case "GeometryCollection": {
      const parts = asArray(geometries).map(readGeometry);
      return {
        points: parts.flatMap(({ points }) => points),
        lines: parts.flatMap(({ lines }) => lines),
        areas: parts.reduce((sum, { areas }) => sum + areas, 0),
      };
    }
    default:
      return none;
  }
}
