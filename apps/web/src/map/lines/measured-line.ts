import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import { greatCirclePoints } from "@castor/core/geo/great-circle.ts";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { Units } from "@castor/core/map/choose-scale.ts";
import type { Feature, FeatureCollection, LineString, Point } from "geojson";
import { toCoordinates } from "../markers/map-marker.ts";
import { unwrapLine } from "./map-path.ts";

/** The distance from the start at each vertex, in metres. */
export function lengthsAt(vertices: readonly Position[]): number[] {
  let total = 0;
  return vertices.map((vertex, index) => {
    const before = vertices[index - 1];
    if (before) total += distanceBetween(before, vertex);
    return total;
  });
}

/** The length of the whole line, in metres. */
export const lengthOf = (vertices: readonly Position[]): number => lengthsAt(vertices).at(-1) ?? 0;

export interface MeasuredProperties {
  /** The distance from the start; empty at the first vertex. */
  label: string;
}

/** The line along great circles and its vertices, each labelled with the distance from the start. */
export function toMeasuredFeatures(
  vertices: readonly Position[],
  format: (metres: number) => string,
): FeatureCollection<LineString | Point, MeasuredProperties> {
  const lengths = lengthsAt(vertices);
  const coordinates = vertices.map(
    (vertex, index): Feature<Point, MeasuredProperties> => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: toCoordinates(vertex) },
      properties: { label: index === 0 ? "" : format(lengths[index] ?? 0) },
    }),
  );
  const positions = vertices.flatMap((vertex, index) => {
    const before = vertices[index - 1];
    return before ? greatCirclePoints(before, vertex) : [vertex];
  });
  const line: Feature<LineString, MeasuredProperties> = {
    type: "Feature",
    geometry: {
      type: "LineString",
      coordinates: unwrapLine(positions.map(({ lat, lng }) => [lng, lat])),
    },
    properties: { label: "" },
  };
  return {
    type: "FeatureCollection",
    features: vertices.length > 1 ? [line, ...coordinates] : coordinates,
  };
}

const metresOf = { kilometer: 1_000, meter: 1, mile: 1_609.344, foot: 0.3048 } as const;

/** A measured length, rounded to the precision of a press: 853 m, 12.47 km, 340 km. */
export function formatLength(metres: number, units: Units, language: string): string {
  const [large, small] =
    units === "metric" ? (["kilometer", "meter"] as const) : (["mile", "foot"] as const);
  const unit = Math.round(metres) >= metresOf[large] ? large : small;
  const amount = metres / metresOf[unit];
  const digits = unit === small ? 0 : amount < 10 ? 2 : amount < 100 ? 1 : 0;
  return numberFormat(language, { style: "unit", unit, maximumFractionDigits: digits })
    .format(amount)
    .replaceAll(" ", "\u00a0");
}
