import type { DataDrivenPropertyValueSpecification, LayerSpecification } from "maplibre-gl";
import { boldFont } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { clickableLayerIds, sourceIds } from "./source-ids.ts";
import { toolColorsOf } from "./tool-colors.ts";

/** The radius of the largest cluster with its rim, in pixels. */
export const largestClusterPx = 29;

const radius: DataDrivenPropertyValueSpecification<number> = [
  "step",
  ["get", "point_count"],
  15,
  10,
  18,
  100,
  22,
  1_000,
  largestClusterPx - 3,
];

/** The circles of a source and the numbers in them. */
interface CountSet {
  source: string;
  circles: string;
  numbers: string;
}

const counts: CountSet = {
  source: sourceIds.markers,
  circles: clickableLayerIds.counts,
  numbers: "count-numbers",
};
const clusters: CountSet = {
  source: sourceIds.crowd,
  circles: clickableLayerIds.clusters,
  numbers: "cluster-counts",
};

/** Clusters of markers: a circle with their count. */
export const listClusterLayers = (look: MapLook) => listCounts(clusters, look);

/** Pins that cover each other, as a circle with their count. */
export const listCountLayers = (look: MapLook) => listCounts(counts, look);

function listCounts(
  { source, circles, numbers }: CountSet,
  { language, scheme }: MapLook,
): LayerSpecification[] {
  const colors = toolColorsOf(scheme);
  return [
    {
      id: circles,
      type: "circle",
      source,
      filter: ["has", "point_count"],
      paint: {
        "circle-radius": radius,
        "circle-color": colors.river,
        "circle-stroke-color": colors.rim,
        "circle-stroke-width": 3,
        "circle-stroke-opacity": 0.85,
      },
    },
    {
      id: numbers,
      type: "symbol",
      source,
      filter: ["has", "point_count"],
      layout: {
        "text-field": ["number-format", ["get", "point_count"], { locale: language }],
        "text-font": [boldFont],
        "text-size": 13,
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      paint: { "text-color": colors.onRiver },
    },
  ];
}
