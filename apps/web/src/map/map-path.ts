import type { LegMode } from "@castor/core/points/travel-modes.ts";
import type { LineString as CoreLineString } from "@castor/core/services/path.ts";
import type { Feature, FeatureCollection, LineString } from "geojson";
import { toCoordinates } from "./map-marker.ts";

/** One way from a point to the next as the map draws it. */
export interface MapLeg {
  geometry: CoreLineString;
  mode: LegMode;
  /** True while nothing has been routed: drawn dashed. */
  isEstimated: boolean;
}

/** The drawn line of a day. */
export interface MapPath {
  id: string;
  color: string;
  legs: readonly MapLeg[];
}

/** How a leg is drawn. */
export type LineKind = "solid" | "dashed" | "dotted";

export interface PathProperties {
  id: string;
  color: string;
  kind: LineKind;
  isEstimated: boolean;
}

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

/** All legs of all paths as one GeoJSON collection; a line needs two spots. */
export function toPathFeatures(
  paths: readonly MapPath[],
): FeatureCollection<LineString, PathProperties> {
  const features = paths.flatMap(({ id, color, legs }) =>
    legs
      .filter(({ geometry }) => geometry.coordinates.length > 1)
      .map(
        (leg): Feature<LineString, PathProperties> => ({
          type: "Feature",
          geometry: { type: "LineString", coordinates: unwrapLine(leg.geometry.coordinates) },
          properties: { id, color, kind: kindOf(leg), isEstimated: leg.isEstimated },
        }),
      ),
  );
  return { type: "FeatureCollection", features };
}
