import type { Position } from "@castor/core/geo/position.ts";
import type { Map as GlMap, LngLat, Point } from "maplibre-gl";
import { readPositions } from "../../markers/marker-feature.ts";
import { largestClusterPx } from "../../style/cluster-layers.ts";
import { clickableLayerIds } from "../../style/source-ids.ts";

/** A single marker under a pointer. */
export interface PickedPosition {
  kind: "marker" | "found";
  id: string;
}

/** A cluster of markers under a pointer, drawn as a circle at `at` (longitude first). */
export interface PickedCluster {
  kind: "cluster";
  clusterId: number;
  position: [number, number];
}

/** Pins that cover each other, drawn as their number. */
export interface PickedCount {
  kind: "count";
  positions: Position[];
}

/** What is under a pointer. */
export type PickedMark = PickedPosition | PickedCluster | PickedCount;

/** The radius of a press in pixels; a finger is wider than a mouse pointer. */
export const reach = { mouse: 3, touch: 12 } as const;

/** The clickable radius of a disc marker with its number, in pixels. Its image is larger. */
const markPx = 17;

/** The longitude in the copy of the world nearest to another longitude. */
export function nearestCopy(lng: number, to: number): number {
  return lng + 360 * Math.round((to - lng) / 360);
}

/** The markers above all others, topmost first. */
const standing = [
  { layer: clickableLayerIds.foundPin, kind: "found" },
  { layer: clickableLayerIds.lifted, kind: "marker" },
] as const;

/** The found pin or the lifted marker within reach, else the nearest other marker; null when there is none. */
export function pickMark(
  map: GlMap,
  pixel: Point,
  around: LngLat,
  within: number,
): PickedMark | null {
  const features = map.queryRenderedFeatures(
    [
      [pixel.x - within, pixel.y - within],
      [pixel.x + within, pixel.y + within],
    ],
    { layers: Object.values(clickableLayerIds) },
  );
  for (const { layer, kind } of standing) {
    const top = features.find((feature) => feature.layer.id === layer);
    if (top) return { kind, id: String(top.properties.id) };
  }
  let nearest: PickedMark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { geometry, layer, properties } of features) {
    if (geometry.type !== "Point") continue;
    const [lng = 0, lat = 0] = geometry.coordinates;
    const away = map.project([nearestCopy(lng, around.lng), lat]).dist(pixel);
    const isCluster = "point_count" in properties;
    if (away >= least || away > (isCluster ? largestClusterPx : markPx) + within) continue;
    least = away;
    if (isCluster) {
      nearest =
        layer.id === clickableLayerIds.counts
          ? { kind: "count", positions: readPositions(properties) }
          : { kind: "cluster", clusterId: Number(properties.cluster_id), position: [lng, lat] };
      continue;
    }
    const kind = layer.id === clickableLayerIds.foundDots ? "found" : "marker";
    nearest = { kind, id: String(properties.id) };
  }
  return nearest;
}
