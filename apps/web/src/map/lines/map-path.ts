import { greatCircle } from "@castor/core/geo/great-circle.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { LegMode } from "@castor/core/points/travel-modes.ts";
import type { LineString as CoreLineString } from "@castor/core/services/paths/path.ts";
import type { Feature, FeatureCollection, LineString, Point } from "geojson";
import { toCoordinates } from "../markers/map-marker.ts";

/** The sign of a booked journey. */
export type JourneySign = "plane" | "train" | "bus" | "ship";

/** A leg as the map draws it. */
export interface MapLeg {
  geometry: CoreLineString;
  mode: LegMode;
  /** Not routed; drawn dashed. */
  isEstimated: boolean;
  /** Of a booked journey, which has a line style of its own. */
  journey?: JourneySign;
}

/** Two neighbouring points of a day that no path connects. */
export interface MapGap {
  from: Position;
  to: Position;
}

/** The path of a day. Keep the object's identity while nothing in it changes. */
export interface MapPath {
  id: string;
  color: string;
  legs: readonly MapLeg[];
  gaps?: readonly MapGap[];
}

/** The line style of a leg. */
export type LineKind = "solid" | "dashed" | "dotted" | "journey";
/** A leg's line style, the sign of a journey, a gap, or an end of a gap. */
export type PathKind = LineKind | "sign" | "gap" | "gapEnd";

export interface PathProperties {
  id: string;
  color: string;
  kind: PathKind;
  /** Of a sign. */
  icon?: JourneySign;
}

type PathFeature = Feature<LineString | Point, PathProperties>;

/**
 * Unwraps a line: its longitudes run on beyond 180 degrees instead of jumping, so that 179 east to 179 west is two
 * degrees long. The renderer draws what lies beyond into the neighbouring copies of the world.
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

export function kindOf({ mode, isEstimated, journey }: MapLeg): LineKind {
  if (journey) return "journey";
  if (mode === "walk") return "dotted";
  return isEstimated ? "dashed" : "solid";
}

export const drawnLegs = ({ legs }: MapPath) =>
  legs.filter(({ geometry }) => geometry.coordinates.length > 1);

/** Joins consecutive legs of the same look into one line, a tenth of the work for the renderer. */
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

/** The signs of the journeys of a path, each in the middle of its line. */
export const listSigns = (path: MapPath): { icon: JourneySign; position: Position }[] =>
  drawnLegs(path).flatMap(({ journey, geometry }) => {
    if (!journey) return [];
    const line = unwrapLine(geometry.coordinates);
    const [before, after] = [
      line[Math.floor((line.length - 1) / 2)],
      line[Math.ceil((line.length - 1) / 2)],
    ];
    if (!before || !after) return [];
    const [lng, lat] = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
    return [{ icon: journey, position: { lat, lng } }];
  });

const signFeatures = (path: MapPath): PathFeature[] =>
  listSigns(path).map(({ icon, position }) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [position.lng, position.lat] },
    properties: { id: path.id, color: path.color, kind: "sign", icon },
  }));

const gapEnds = ({ gaps = [] }: MapPath): Position[] => [
  ...new Set(gaps.flatMap(({ from, to }) => [from, to])),
];

/** The lines over gaps and their ends. An end that two gaps share is one feature. */
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
      (position): PathFeature => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: toCoordinates(position) },
        properties: { ...look, kind: "gapEnd" },
      }),
    ),
  ];
}

const built = new WeakMap<MapPath, PathFeature[]>();

function featuresOf(path: MapPath): PathFeature[] {
  const features = built.get(path) ?? [
    ...legFeatures(path),
    ...signFeatures(path),
    ...gapFeatures(path),
  ];
  built.set(path, features);
  return features;
}

/** All legs and gaps of all paths as one GeoJSON collection. */
export function toPathFeatures(
  paths: readonly MapPath[],
): FeatureCollection<LineString | Point, PathProperties> {
  return { type: "FeatureCollection", features: paths.flatMap(featuresOf) };
}

/** True when a leg of the path is routed, not estimated. */
export const hasFoundLegs = (path: MapPath): boolean =>
  drawnLegs(path).some(({ isEstimated }) => !isEstimated);

/** The count of each kind ("solid:2 gap:1"), for browser tests: the map has no elements to count. */
export function countKinds(paths: readonly MapPath[]): string {
  const counts: Record<Exclude<PathKind, "sign">, number> = {
    ...{ solid: 0, dashed: 0, dotted: 0, journey: 0 },
    ...{ gap: 0, gapEnd: 0 },
  };
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
