import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { listClusterLayers, listCountLayers } from "./cluster-layers.ts";
import { boldFont } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { type MapPalette, markColors, paletteOf } from "./map-palette.ts";
import { clickableLayerIds, sourceIds } from "./source-ids.ts";

type Paint = NonNullable<SymbolLayerSpecification["paint"]>;

/** Names appear from the zoom of a region. */
const nameZoom = 6;
/** With clusters, from the zoom of a town. */
const crowdNameZoom = 10;

/** Hides a marker that is drawn in the layer of the lifted one. */
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

/** The positions of a name around its disc, by the letters' side that is at the disc, and the distance in letter heights. */
const away = 1.6;
const beside = {
  vertical: ["top", [0, away], "bottom", [0, -away]],
  east: ["left", [away, 0]],
  west: ["right", [-away, 0]],
};

/** Pins always show their name, below. */
const standingLayout = {
  ...nameLayout,
  "text-anchor": "top" as const,
  "text-offset": [0, 0.35] as [number, number],
  "text-allow-overlap": true,
  "icon-anchor": "bottom" as const,
  "icon-offset": [0, 6] as [number, number],
  "icon-allow-overlap": true,
};

/** A set of markers: its source and the ids of its layers. */
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
  discs: clickableLayerIds.markers,
  nameZoom,
};

const crowdMarkers: MarkerSet = {
  source: sourceIds.crowd,
  names: "crowd-names",
  discs: clickableLayerIds.crowd,
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
        "text-variable-anchor-offset": [
          "match",
          ["get", "edge"],
          "west",
          ["literal", [...beside.vertical, ...beside.east]],
          "east",
          ["literal", [...beside.vertical, ...beside.west]],
          ["literal", [...beside.vertical, ...beside.east, ...beside.west]],
        ],
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
        // The image has a margin for a ring and a shadow, which names may overlap.
        "icon-padding": -5,
        // The number is an image within the text, so that each marker is drawn as a whole above the next.
        "text-field": [
          "case",
          ["==", ["get", "badge"], ""],
          ["literal", ""],
          ["format", ["image", ["get", "badge"]]],
        ],
        "text-font": [boldFont],
        "text-size": 16,
        "text-anchor": "left",
        "text-offset": [0.2, -0.75],
        "text-allow-overlap": true,
        "text-ignore-placement": true,
        "symbol-sort-key": ["get", "height"],
      },
      paint: { "icon-opacity": hideWhenLifted, "text-opacity": hideWhenLifted },
    },
  ];
}

/** Points of the trip and search results: always visible, above all labels of the map. */
export function listMarkerLayers(look: MapLook): LayerSpecification[] {
  const { scheme } = look;
  const colors = paletteOf(scheme);
  const foundPaint = textPaint(colors, scheme === "dark" ? colors.markerName : markColors.found);
  return [
    ...listClusterLayers(look),
    ...listMarkers(crowdMarkers, colors, scheme),
    ...listMarkers(dayMarkers, colors, scheme),
    ...listCountLayers(look),
    {
      id: clickableLayerIds.foundDots,
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
      id: clickableLayerIds.lifted,
      type: "symbol",
      source: sourceIds.lifted,
      layout: { ...standingLayout, "icon-image": ["concat", ["get", "pin"], `|${scheme}`] },
      paint: textPaint(colors, colors.markerName),
    },
    {
      id: clickableLayerIds.foundPin,
      type: "symbol",
      source: sourceIds.found,
      filter: ["get", "isChosen"],
      layout: { ...standingLayout, "icon-image": "found-pin" },
      paint: foundPaint,
    },
  ];
}
