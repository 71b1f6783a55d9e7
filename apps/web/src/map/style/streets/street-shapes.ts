import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LineLayerSpecification,
} from "maplibre-gl";
import type { MapPalette } from "../map-palette.ts";

/** The id of the street source in the style. */
export const streetSource = "streets";

/** An expression that is true when a field has one of these values. */
export const isOneOf = (
  field: string | ExpressionSpecification,
  values: readonly string[],
): ExpressionSpecification => [
  "in",
  typeof field === "string" ? ["get", field] : field,
  ["literal", [...values]],
];

export function fillStreets(
  id: string,
  layer: string,
  color: string,
  filter?: FilterSpecification,
  minzoom = 0,
): FillLayerSpecification {
  return {
    id: `street-${id}`,
    type: "fill",
    source: streetSource,
    "source-layer": layer,
    minzoom,
    ...(filter && { filter }),
    paint: { "fill-color": color, "fill-antialias": minzoom > 0 },
  };
}

/** Buildings appear from the zoom of a quarter; before, there are too many. */
export function drawBuildings(layer: string, colors: MapPalette): FillLayerSpecification {
  return {
    id: "street-buildings",
    type: "fill",
    source: streetSource,
    "source-layer": layer,
    minzoom: 13,
    paint: {
      "fill-color": colors.building,
      "fill-outline-color": colors.buildingEdge,
      "fill-opacity": ["interpolate", ["linear"], ["zoom"], 13, 0, 14.5, 1],
    },
  };
}

export function drawStreams(
  layer: string,
  colors: MapPalette,
  filter: FilterSpecification,
): LineLayerSpecification {
  return {
    id: "street-streams",
    type: "line",
    source: streetSource,
    "source-layer": layer,
    minzoom: 8,
    filter,
    layout: { "line-cap": "round", "line-join": "round" },
    paint: {
      "line-color": colors.stream,
      "line-width": ["interpolate", ["exponential", 1.4], ["zoom"], 8, 0.6, 14, 1.6, 18, 5],
    },
  };
}

/** Thin borders, stronger for countries than for regions. */
export function drawBorders(
  layer: string,
  colors: MapPalette,
  isCountry: ExpressionSpecification,
  isRegion: ExpressionSpecification,
): LineLayerSpecification[] {
  const base = {
    type: "line" as const,
    source: streetSource,
    "source-layer": layer,
    layout: { "line-join": "round" as const },
  };
  return [
    {
      ...base,
      id: "street-regions",
      minzoom: 5,
      filter: isRegion,
      paint: {
        "line-color": colors.border,
        "line-opacity": 0.6,
        "line-width": ["interpolate", ["linear"], ["zoom"], 5, 0.4, 10, 0.9],
        "line-dasharray": [3, 2],
      },
    },
    {
      ...base,
      id: "street-borders",
      filter: isCountry,
      paint: {
        "line-color": colors.border,
        "line-width": ["interpolate", ["linear"], ["zoom"], 1, 0.4, 5, 0.9, 10, 1.6],
      },
    },
  ];
}
