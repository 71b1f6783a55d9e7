import type { Position } from "@castor/core/basics/geo.ts";
import { greatCircle } from "@castor/core/basics/great-circle.ts";
import type { LegMode } from "@castor/core/points/travel-modes.ts";
import type { LineString as CoreLineString } from "@castor/core/services/path.ts";
import type { Feature, FeatureCollection, LineString, Point } from "geojson";
import { toCoordinates } from "./map-marker.ts";

/** One way from a point to the next as the map draws it. */
export interface MapLeg {
  geometry: CoreLineString;
  mode: LegMode;
  /** True while nothing has been routed: drawn dashed. */
  isEstimated: boolean;
}

/** Two neighbours of a day that no way connects. */
export interface MapGap {
  from: Position;
  to: Position;
}

/** The drawn line of a day. Keep it the same object while nothing in it changes. */
export interface MapPath {
  id: string;
  color: string;
  legs: readonly MapLeg[];
  gaps?: readonly MapGap[];
}

/** How a leg is drawn. */
export type LineKind = "solid" | "dashed" | "dotted";
/** A leg, the missing piece between two points, or one of these points. */
export type PathKind = LineKind | "gap" | "gapEnd";

export interface PathProperties {
  id: string;
  color: string;
  kind: PathKind;
}

type PathFeature = Feature<LineString | Point, PathProperties>;

/**
 * A line whose longitudes run on beyond 180 degrees instead of jumping: from 179 east to 179 west is two degrees,
 * not a line around the world. The renderer draws what lies beyond into the neighbouring copies of the world.
 */
export function unwrapLine(coordinates: CoreLineString["coordinates"]): [number, number][] {
  let turns = 0;
  let before: number | null = null;
  return coordinates.map(([lng, lat]) => {
    if (before !== null) turns += lng - before > 180 ? -1 : lng - before < -180 ? 1 : 0;
    before = lng;
    return toCoordinates({ lat, lng: lng + turns * 360 });
  });
}

function kindOf({ mode, isEstimated }: MapLeg): LineKind {
  if (mode === "walk") return "dotted";
  return isEstimated ? "dashed" : "solid";
}

const drawnLegs = ({ legs }: MapPath) =>
  legs.filter(({ geometry }) => geometry.coordinates.length > 1);

/** Legs that look the same and go on where the one before ended are one line: a tenth of the work for the renderer. */
function legFeatures(path: MapPath): PathFeature[] {
  const { id, color } = path;
  const lines: { kind: LineKind; coordinates: CoreLineString["coordinates"] }[] = [];
  for (const leg of drawnLegs(path)) {
    const kind = kindOf(leg);
    const { coordinates } = leg.geometry;
    const line = lines.at(-1);
    const [lng, lat] = line?.coordinates.at(-1) ?? [];
    if (line?.kind === kind && coordinates[0]?.[0] === lng && coordinates[0]?.[1] === lat)
      line.coordinates.push(...coordinates.slice(1));
    else lines.push({ kind, coordinates: [...coordinates] });
  }
  return lines.map(({ kind, coordinates }) => ({
    type: "Feature",
    geometry: { type: "LineString", coordinates: unwrapLine(coordinates) },
    properties: { id, color, kind },
  }));
}

const gapEnds = ({ gaps = [] }: MapPath): Position[] => [
  ...new Set(gaps.flatMap(({ from, to }) => [from, to])),
];

/** The line over a gap, and its ends, each once even where two gaps meet. */
function gapFeatures(path: MapPath): PathFeature[] {
  const { id, color, gaps = [] } = path;
  const look = { id, color };
  const lines = gaps.map(
    ({ from, to }): PathFeature => ({
      type: "Feature",
      geometry: { type: "LineString", coordinates: unwrapLine(greatCircle(from, to)) },
      properties: { ...look, kind: "gap" },
    }),
  );
  return [
    ...lines,
    ...gapEnds(path).map(
      (at): PathFeature => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: toCoordinates(at) },
        properties: { ...look, kind: "gapEnd" },
      }),
    ),
  ];
}

const built = new WeakMap<MapPath, PathFeature[]>();

function featuresOf(path: MapPath): PathFeature[] {
  const features = built.get(path) ?? [...legFeatures(path), ...gapFeatures(path)];
  built.set(path, features);
  return features;
}

/** All legs and gaps of all paths as one GeoJSON collection; a line needs two spots. */
export function toPathFeatures(
  paths: readonly MapPath[],
): FeatureCollection<LineString | Point, PathProperties> {
  return { type: "FeatureCollection", features: paths.flatMap(featuresOf) };
}

/** Has it a way that an engine found? */
export const hasFoundLegs = (path: MapPath): boolean =>
  drawnLegs(path).some(({ isEstimated }) => !isEstimated);

/** How many of each kind there are ("solid:2 gap:1"), for who looks at the map from outside: it has no elements to count. */
export function countKinds(paths: readonly MapPath[]): string {
  const counts: Record<PathKind, number> = { solid: 0, dashed: 0, dotted: 0, gap: 0, gapEnd: 0 };
  for (const path of paths) {
    for (const leg of drawnLegs(path)) counts[kindOf(leg)] += 1;
    counts.gap += path.gaps?.length ?? 0;
    counts.gapEnd += gapEnds(path).length;
  }
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}:${count}`)
    .join(" ");
}
