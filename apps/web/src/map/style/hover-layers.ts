import type { LayerSpecification } from "maplibre-gl";
import type { MapLook } from "./map-look.ts";
import { sourceIds } from "./source-ids.ts";
import { toolColorsOf } from "./tool-colors.ts";

const source = sourceIds.hovered;

/** The halo of the hovered marker, below the names of markers. */
export function listHaloLayers({ scheme }: MapLook): LayerSpecification[] {
  const { river } = toolColorsOf(scheme);
  return [
    {
      id: "hovered-halo",
      type: "circle",
      source,
      paint: {
        "circle-radius": 25,
        "circle-color": river,
        "circle-opacity": 0.22,
        "circle-stroke-color": river,
        "circle-stroke-width": 2,
        "circle-stroke-opacity": 0.75,
      },
    },
  ];
}

/** The hovered marker: larger, above its neighbours. */
export function listHoverLayers({ scheme }: MapLook): LayerSpecification[] {
  return [
    {
      id: "hovered-disc",
      type: "symbol",
      source,
      layout: {
        "icon-image": ["concat", ["get", "disc"], `|${scheme}`],
        "icon-size": 1.18,
        "icon-allow-overlap": true,
        "icon-ignore-placement": true,
        "text-field": [
          "case",
          ["==", ["get", "badge"], ""],
          ["literal", ""],
          ["format", ["image", ["get", "badge"]]],
        ],
        "text-size": 16,
        "text-anchor": "left",
        "text-offset": [0.35, -0.89],
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
    },
  ];
}
