import type { Position } from "@castor/core/basics/geo.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { PriorityId } from "@castor/core/points/priorities.ts";
import type { Feature, FeatureCollection, Point } from "geojson";

/** A point of the trip as the map shows it. */
export interface MapMarker extends Position {
  id: string;
  /** Written beneath where there is room. */
  name: string;
  /** The place in the day, from 1; null for a point that has none. */
  number: number | null;
  typeId: PointTypeId;
  priority: PriorityId;
  isExcluded: boolean;
  isSelected: boolean;
  /** The day's colour: the number stands on it. */
  color: string;
  isDraggable: boolean;
}

/**
 * The poles lie infinitely far on a Mercator map, whose square ends at 85.05 degrees. A little before it, in ice and
 * sea, is where what lies beyond is drawn: on the edge itself a marker would be cut in half.
 */
const lastLatitude = 84;

/** Longitude first, kept on the Mercator square. */
export function toCoordinates({ lat, lng }: Position): [number, number] {
  return [lng, Math.max(-lastLatitude, Math.min(lastLatitude, lat))];
}

const longestLabel = 40;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A name as the map writes it: a long one, which might be a single word as wide as the map, ends in dots. */
export function toLabel(name: string): string {
  if (name.length <= longestLabel) return name;
  // Whole letters, with all the marks and joined pictures that make one.
  const letters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (letters.length <= longestLabel) return name;
  return `${letters
    .slice(0, longestLabel - 1)
    .join("")
    .trimEnd()}…`;
}

/** What a style can read of a marker; `disc`, `badge` and `pin` name images that are drawn on demand. */
export interface MarkerProperties {
  id: string;
  name: string;
  disc: string;
  badge: string;
  pin: string;
  /** The higher covers the lower. */
  height: number;
}

const heights = { second: 0, normal: 1, star: 2 } as const;

/** The widest span of latitudes: what keeps the steps of priority apart. */
const span = 180;

/** One marker as a GeoJSON feature. */
export function toMarkerFeature(
  marker: MapMarker,
  isStacked = true,
): Feature<Point, MarkerProperties> {
  const { id, name, number, typeId, priority, isExcluded, color } = marker;
  const step = isExcluded ? heights.second : heights[priority];
  const isNumbered = number !== null && !isExcluded;
  const kind = `${typeId}|${isExcluded ? "excluded" : priority}`;
  const label = isNumbered ? `${number}|${color}` : "|";
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: toCoordinates(marker) },
    properties: {
      id,
      name: toLabel(name),
      disc: `disc|${kind}`,
      badge: isNumbered ? `badge|${label}` : "",
      pin: `pin|${kind}|${label}`,
      height: step * span + (isStacked ? 90 - marker.lat : 0),
    },
  };
}

/** Each height is a drawing step of its own for the renderer; a whole day has its own, a whole summer shares three. */
const stackedAtMost = 200;

/**
 * All markers as one GeoJSON collection. What matters more covers what matters less; among equals, while there are not
 * too many, the southern one lies in front.
 */
export function toMarkerFeatures(
  markers: readonly MapMarker[],
): FeatureCollection<Point, MarkerProperties> {
  const isStacked = markers.length <= stackedAtMost;
  return {
    type: "FeatureCollection",
    features: markers.map((marker) => toMarkerFeature(marker, isStacked)),
  };
}
