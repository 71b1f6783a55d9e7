import type { LayerSpecification, SourceSpecification } from "maplibre-gl";
import { boldFont } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { sourceIds } from "./source-ids.ts";
import { toolColorsOf } from "./tool-colors.ts";

const data: GeoJSON.GeoJSON = { type: "FeatureCollection", features: [] };

/** The empty sources of the tools. Clusters split at the zoom of a town's streets. */
export const toolSources: Record<string, SourceSpecification> = {
  [sourceIds.crowd]: {
    type: "geojson",
    data,
    promoteId: "id",
    cluster: true,
    clusterRadius: 46,
    clusterMaxZoom: 13,
  },
  [sourceIds.own]: { type: "geojson", data },
  [sourceIds.measured]: { type: "geojson", data },
};

function listOwnPosition({ scheme }: MapLook): LayerSpecification[] {
  const { here, paper } = toolColorsOf(scheme);
  const source = sourceIds.own;
  return [
    {
      id: "own-accuracy",
      type: "fill",
      source,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": here, "fill-opacity": 0.14 },
    },
    {
      id: "own-accuracy-edge",
      type: "line",
      source,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "line-color": here, "line-width": 1.2, "line-opacity": 0.55 },
    },
    {
      id: "own-dot",
      type: "circle",
      source,
      filter: ["==", ["geometry-type"], "Point"],
      paint: {
        "circle-radius": 7,
        "circle-color": here,
        "circle-stroke-color": paper,
        "circle-stroke-width": 3,
      },
    },
  ];
}

function listMeasured({ scheme }: MapLook): LayerSpecification[] {
  const { ink, paper } = toolColorsOf(scheme);
  const source = sourceIds.measured;
  return [
    {
      id: "measured-casing",
      type: "line",
      source,
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": paper, "line-width": 6, "line-opacity": 0.85 },
    },
    {
      id: "measured-line",
      type: "line",
      source,
      layout: { "line-cap": "butt", "line-join": "round" },
      paint: { "line-color": ink, "line-width": 2.5, "line-dasharray": [3, 1.5] },
    },
    {
      id: "measured-vertices",
      type: "circle",
      source,
      filter: ["==", ["geometry-type"], "Point"],
      paint: {
        "circle-radius": 5,
        "circle-color": paper,
        "circle-stroke-color": ink,
        "circle-stroke-width": 2.5,
      },
    },
    {
      id: "measured-lengths",
      type: "symbol",
      source,
      filter: ["==", ["geometry-type"], "Point"],
      layout: {
        "text-field": ["get", "label"],
        "text-font": [boldFont],
        "text-size": 13,
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.8,
        "text-allow-overlap": true,
        "text-ignore-placement": true,
      },
      paint: { "text-color": ink, "text-halo-color": paper, "text-halo-width": 2 },
    },
  ];
}

/** The layers of the tools, above the markers: a measured line and the own location. */
export function listToolLayers(look: MapLook): LayerSpecification[] {
  return [...listMeasured(look), ...listOwnPosition(look)];
}
