import type { Map as GlMap, LngLat, Point } from "maplibre-gl";
import { largestClusterPx } from "../style/cluster-layers.ts";
import { pressableLayerIds } from "../style/source-ids.ts";

/** A single thing under a pointer. */
export interface PickedSpot {
  kind: "marker" | "found";
  id: string;
}

/** Many markers under a pointer, drawn as one circle at `at` (longitude first). */
export interface PickedCluster {
  kind: "cluster";
  clusterId: number;
  at: [number, number];
}

/** What lies under a pointer. */
export type PickedMark = PickedSpot | PickedCluster;

/** A finger is wider than a mouse's tip. */
export const reach = { mouse: 3, touch: 12 } as const;

/** How far from its middle a lying mark still is one, its number included; its picture is larger. */
const markPx = 17;

/** The longitude of the copy of the world that lies nearest to where one looks. */
export function nearestCopy(lng: number, to: number): number {
  return lng + 360 * Math.round((to - lng) / 360);
}

/** What covers the other when both are pressed at once. */
const standing = [
  { layer: pressableLayerIds.foundPin, kind: "found" },
  { layer: pressableLayerIds.lifted, kind: "marker" },
] as const;

/** The found pin or the lifted marker within reach, else the nearest of the rest; null where there is only map. */
export function pickMark(map: GlMap, at: Point, around: LngLat, within: number): PickedMark | null {
  const features = map.queryRenderedFeatures(
    [
      [at.x - within, at.y - within],
      [at.x + within, at.y + within],
    ],
    { layers: Object.values(pressableLayerIds) },
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
    const away = map.project([nearestCopy(lng, around.lng), lat]).dist(at);
    const isCluster = layer.id === pressableLayerIds.clusters;
    if (away >= least || away > (isCluster ? largestClusterPx : markPx) + within) continue;
    least = away;
    if (isCluster) {
      nearest = { kind: "cluster", clusterId: Number(properties.cluster_id), at: [lng, lat] };
      continue;
    }
    const kind = layer.id === pressableLayerIds.foundDots ? "found" : "marker";
    nearest = { kind, id: String(properties.id) };
  }
  return nearest;
}
