import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";
import { numberFormat } from "@castor/core/basics/intl-formats.ts";
import type { Feature, FeatureCollection, LineString, Point } from "geojson";
import type { Units } from "./choose-scale.ts";
import { greatCircle } from "./great-circle.ts";
import { toCoordinates } from "./map-marker.ts";
import { unwrapLine } from "./map-path.ts";

/** How far one has come at each vertex, in metres. */
export function lengthsAt(vertices: readonly Position[]): number[] {
  let total = 0;
  return vertices.map((vertex, at) => {
    const before = vertices[at - 1];
    if (before) total += distanceBetween(before, vertex);
    return total;
  });
}

/** The length of the whole line, in metres. */
export const lengthOf = (vertices: readonly Position[]): number => lengthsAt(vertices).at(-1) ?? 0;

export interface MeasuredProperties {
  /** How far it is to here; nothing at the first. */
  label: string;
}

/** The line along the great circles and its vertices, each saying how far it is to there. */
export function toMeasuredFeatures(
  vertices: readonly Position[],
  say: (metres: number) => string,
): FeatureCollection<LineString | Point, MeasuredProperties> {
  const lengths = lengthsAt(vertices);
  const spots = vertices.map(
    (vertex, at): Feature<Point, MeasuredProperties> => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: toCoordinates(vertex) },
      properties: { label: at === 0 ? "" : say(lengths[at] ?? 0) },
    }),
  );
  const way = vertices.flatMap((vertex, at) => {
    const before = vertices[at - 1];
    return before ? greatCircle(before, vertex) : [vertex];
  });
  const line: Feature<LineString, MeasuredProperties> = {
    type: "Feature",
    geometry: {
      type: "LineString",
      coordinates: unwrapLine(way.map(({ lat, lng }) => [lng, lat])),
    },
    properties: { label: "" },
  };
  return { type: "FeatureCollection", features: vertices.length > 1 ? [line, ...spots] : spots };
}

const metresOf = { kilometer: 1_000, meter: 1, mile: 1_609.344, foot: 0.3048 } as const;

/** A measured length as precisely as one can press: 853 m, 12.47 km, 340 km. */
export function sayLength(metres: number, units: Units, language: string): string {
  const [large, small] =
    units === "metric" ? (["kilometer", "meter"] as const) : (["mile", "foot"] as const);
  const unit = Math.round(metres) >= metresOf[large] ? large : small;
  const amount = metres / metresOf[unit];
  const digits = unit === small ? 0 : amount < 10 ? 2 : amount < 100 ? 1 : 0;
  return numberFormat(language, { style: "unit", unit, maximumFractionDigits: digits })
    .format(amount)
    .replaceAll(" ", "\u00a0");
}
