import { findPlaces } from "@castor/core/geo/pasted/find-places.ts";
import { plainSigns } from "@castor/core/geo/pasted/plain-signs.ts";
import { findCoordinates } from "@castor/core/geo/pasted/read-coordinates.ts";
import {
  readDegrees,
  readDegreesPair,
  readTwoDegrees,
} from "@castor/core/geo/pasted/read-degrees.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";
import { readGeometry } from "../json/read-geometry.ts";
import { isWkt, readWkt } from "../places/read-wkt.ts";
import { noShapes, type Shapes } from "../places/shapes.ts";
import type { Column } from "./columns.ts";

/** The cells of a row by their column; several columns may mean the same. */
export type Row = Map<Column, string[]>;

export const firstOf = (row: Row, column: Column): string => row.get(column)?.[0] ?? "";

/** Where the cells of a row say that it is. */
export interface RowPosition {
  points: Position[];
  lines: ImportedLine[];
  areas: number;
  /** Coordinates are there and are none of the earth, or cannot be read. */
  isBad: boolean;
  /** A link whose place only its service knows, or empty. */
  shortLink: string;
  /** The link is one of a map. */
  isLinked: boolean;
  /** What the link calls the place. */
  name: string;
}

const isSide = (cell: string): boolean => /^[NSEWСЮВЗ]$/iu.test(cell.trim());
/** "S", "South" and "ю. ш." have the side as their first letter. */
const sideOf = (cell: string): string => plainSigns(cell).slice(0, 1);

/** A coordinate with the side that a column of its own tells, unless it tells one itself. */
function readSided(cells: readonly string[], sides: readonly string[]): string {
  const value = cells.find((cell) => !isSide(cell)) ?? "";
  const side = sides[0] ?? cells.find(isSide) ?? "";
  return readDegrees(value)?.axis === null ? `${value} ${sideOf(side)}` : value;
}

/** A geometry in a cell: WKT, or GeoJSON as text. */
function readShapes(cells: readonly string[]): Shapes {
  const written = cells.find(isWkt);
  if (written !== undefined) return readWkt(written);
  const json = cells.find((cell) => /^\{\s*"/.test(cell));
  if (json === undefined) return noShapes;
  try {
    return readGeometry(JSON.parse(json));
  } catch {
    return { ...noShapes, points: [null] };
  }
}

/** Longitude first, where the column says so. */
function readReversed(text: string): Position | null {
  const [lng, lat, ...more] = text.split(/\s*[,;]\s*|\s+/).filter(Boolean);
  return lng && lat && more.length === 0 ? readTwoDegrees(lat, lng) : null;
}

/** Coordinates with more behind them, such as a height: 41.6938,44.8015,450. */
const withHeight = /^([-+]?\d{1,3}\.\d{2,18}),\s*([-+]?\d{1,3}\.\d{2,18}),/;

function readPosition(cell: string): Position | null {
  const [, lat = "", lng = ""] = withHeight.exec(plainSigns(cell)) ?? [];
  return readDegreesPair(cell) ?? findPlaces(cell).places[0]?.position ?? readTwoDegrees(lat, lng);
}

/** Signs of coordinates, and not of a house or a place in a list. */
const looksWritten = /\d[.,]\d{2}|°|\d\D+\d/;
/** Programs write 0, 0 for a place that they do not know. */
const isNowhere = ({ lat, lng }: Position): boolean => lat === 0 && lng === 0;

/** Finds where a row is by its cells: coordinates, a geometry, the link to a map, coordinates in the address. */
export function findRowPosition(row: Row): RowPosition {
  const cellsOf = (column: Column) => row.get(column) ?? [];
  const lat = readSided(cellsOf("lat"), cellsOf("latSide"));
  const lng = readSided(cellsOf("lng"), cellsOf("lngSide"));
  const written = [...cellsOf("position"), ...cellsOf("reversed"), ...cellsOf("wkt")];
  const shapes = readShapes([...written, ...cellsOf("lat"), ...cellsOf("lng")]);
  const linked = findPlaces(firstOf(row, "url"));
  const [place] = linked.places;
  const position =
    readTwoDegrees(lat, lng) ??
    readReversed(firstOf(row, "reversed")) ??
    (shapes === noShapes ? readPosition(firstOf(row, "position")) : null);
  const drawn = shapes.points.filter((position) => position !== null);
  const positions = position ? [position] : drawn;
  const known = positions.filter((position) => !isNowhere(position));
  const other = place?.position ?? findCoordinates(firstOf(row, "address"))?.position;
  const points = known.length > 0 ? known : other ? [other] : [];
  const isWritten = /\d/.test(lat + lng) || written.some((cell) => looksWritten.test(cell));
  const isDrawn = shapes.lines.length + shapes.areas > 0;
  return {
    points,
    lines: shapes.lines,
    areas: shapes.areas,
    isBad: points.length === 0 && positions.length === 0 && isWritten && !isDrawn,
    shortLink: linked.shortLinks[0] ?? "",
    isLinked: linked.places.length > 0,
    name: place?.name ?? "",
  };
}
