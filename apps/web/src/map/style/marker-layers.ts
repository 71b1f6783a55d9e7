import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { listClusterLayers } from "./cluster-layers.ts";
import { listHaloLayers, listHoverLayers } from "./hover-layers.ts";
import { boldFont } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { type MapPalette, markColors, paletteOf } from "./map-palette.ts";
import { pressableLayerIds, sourceIds } from "./source-ids.ts";

type Paint = NonNullable<SymbolLayerSpecification["paint"]>;

/** Names appear when one looks at a region, not at the world. */
const nameZoom = 6;
/** Among many, one looks at a town. */
const crowdNameZoom = 10;

/** The marker is drawn in the layer of the lifted one instead. */
const hideWhenLifted: DataDrivenPropertyValueSpecification<number> = [
  "case",
  ["boolean", ["feature-state", "isLifted"], false],
  0,
  1,
];

const textPaint = (colors: MapPalette, color: string): Paint => ({
  "text-color": color,
  "text-halo-color": colors.halo,
  "text-halo-width": 1.6,
  "text-halo-blur": 0.3,
});

const nameLayout = {
  "text-field": ["get", "name"] satisfies ExpressionSpecification,
  "text-font": [boldFont],
  "text-size": 12.5,
  "text-max-width": 10,
  "text-line-height": 1.15,
};

/** What stands on its spot instead of lying on it always shows its name, beneath. */
const standingLayout = {
  ...nameLayout,
  "text-anchor": "top" as const,
  "text-offset": [0, 0.35] as [number, number],
  "text-allow-overlap": true,
  "icon-anchor": "bottom" as const,
  "icon-offset": [0, 6] as [number, number],
  "icon-allow-overlap": true,
};

/** Where a set of markers comes from and how its layers are called. */
interface MarkerSet {
  source: string;
  names: string;
  discs: string;
  nameZoom: number;
}

const single: FilterSpecification = ["!", ["has", "point_count"]];

const dayMarkers: MarkerSet = {
  source: sourceIds.markers,
  names: "marker-names",
  discs: pressableLayerIds.markers,
  nameZoom,
};

const crowdMarkers: MarkerSet = {
  source: sourceIds.crowd,
  names: "crowd-names",
  discs: pressableLayerIds.crowd,
  nameZoom: crowdNameZoom,
};

function listMarkers(
  { source, names, discs, nameZoom: minzoom }: MarkerSet,
  colors: MapPalette,
  scheme: MapLook["scheme"],
): LayerSpecification[] {
  return [
    {
      id: names,
      type: "symbol",
      source,
      minzoom,
      filter: single,
      layout: {
        ...nameLayout,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 1.6,
        "text-justify": "auto",
        "text-padding": 2,
        "symbol-sort-key": ["-", ["get", "height"]],
      },
      paint: { ...textPaint(colors, colors.markerName), "text-opacity": hideWhenLifted },
    },
    {
      id: discs,
      type: "symbol",
      source,
      filter: single,
      layout: {
        "icon-image": ["concat", ["get", "disc"], `|${scheme}`],
        "icon-allow-overlap": true,
        // The picture has room for a ring and a shadow; names may come as near as the disc itself.
        "icon-padding": -5,
        // The number is a picture within the text, so that one marker covers the other as a whole.
        "text-field": [
          "case",
          ["==", ["get", "badge"], ""],
          ["literal", ""],
          ["format", ["image", ["get", "badge"]]],
        ],
        "text-font": [boldFont],
        "text-size": 16,
        "text-offset": [0.82, -0.75],
        "text-allow-overlap": true,
        "text-ignore-placement": true,
        "symbol-sort-key": ["get", "height"],
      },
      paint: { "icon-opacity": hideWhenLifted, "text-opacity": hideWhenLifted },
    },
  ];
}

/** Points of the trip and what a search found: always shown, above every label of the map. */
export function listMarkerLayers(look: MapLook): LayerSpecification[] {
  const { scheme } = look;
  const colors = paletteOf(scheme);
  const foundPaint = textPaint(colors, scheme === "dark" ? colors.markerName : markColors.found);
  return [
    ...listHaloLayers(look),
    ...listClusterLayers(look),
    ...listMarkers(crowdMarkers, colors, scheme),
    ...listMarkers(dayMarkers, colors, scheme),
    ...listHoverLayers(look),
    {
      id: pressableLayerIds.foundDots,
      type: "symbol",
      source: sourceIds.found,
      filter: ["!", ["get", "isChosen"]],
      layout: {
        ...nameLayout,
        "text-anchor": "top",
        "text-offset": [0, 0.7],
        "text-optional": true,
        "icon-image": "found-dot",
        "icon-allow-overlap": true,
      },
      paint: foundPaint,
    },
    {
      id: pressableLayerIds.lifted,
      type: "symbol",
      source: sourceIds.lifted,
      layout: { ...standingLayout, "icon-image": ["concat", ["get", "pin"], `|${scheme}`] },
      paint: textPaint(colors, colors.markerName),
    },
    {
      id: pressableLayerIds.foundPin,
      type: "symbol",
      source: sourceIds.found,
      filter: ["get", "isChosen"],
      layout: { ...standingLayout, "icon-image": "found-pin" },
      paint: foundPaint,
    },
  ];
}
