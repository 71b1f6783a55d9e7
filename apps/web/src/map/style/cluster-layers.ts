import type { DataDrivenPropertyValueSpecification, LayerSpecification } from "maplibre-gl";
import { boldFont } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { pressableLayerIds, sourceIds } from "./source-ids.ts";
import { toolColorsOf } from "./tool-colors.ts";

/** The radius of the largest circle, its rim included, in pixels. */
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

/** Markers that lie close together while one looks from afar: a circle with their count. */
export function listClusterLayers({ language, scheme }: MapLook): LayerSpecification[] {
  const colors = toolColorsOf(scheme);
  return [
    {
      id: pressableLayerIds.clusters,
      type: "circle",
      source: sourceIds.crowd,
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
      id: "cluster-counts",
      type: "symbol",
      source: sourceIds.crowd,
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
