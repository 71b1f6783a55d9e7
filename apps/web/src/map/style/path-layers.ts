import type {
  DataDrivenPropertyValueSpecification,
  FilterSpecification,
  LayerSpecification,
} from "maplibre-gl";
import type { LineKind, PathKind } from "../lines/map-path.ts";
import type { MapLook, MapScheme } from "./map-look.ts";
import { paletteOf } from "./map-palette.ts";
import { sourceIds } from "./source-ids.ts";

/** The colour "danger" of both schemes. */
const danger: Record<MapScheme, string> = { light: "#b3261e", dark: "#f2857d" };

const isKind = (kind: PathKind | LineKind): FilterSpecification => ["==", ["get", "kind"], kind];

/** Gaps in paths: a thin dotted line, and a ring around the markers at both its ends. */
function listGapLayers(scheme: MapScheme): LayerSpecification[] {
  const source = sourceIds.paths;
  const color = danger[scheme];
  return [
    {
      id: "path-gap",
      type: "line",
      source,
      filter: isKind("gap"),
      layout: { "line-cap": "round" },
      // A dash of length 0 with round caps is a dot.
      paint: { "line-color": color, "line-width": 2.5, "line-dasharray": [0, 3] },
    },
    {
      id: "path-gap-ends",
      type: "circle",
      source,
      filter: isKind("gapEnd"),
      paint: {
        "circle-radius": 22,
        "circle-color": color,
        "circle-opacity": 0.18,
        "circle-stroke-color": color,
        "circle-stroke-width": 2.5,
      },
    },
  ];
}

/** Booked journeys: dashes and dots, and the sign of what one goes by. */
const listJourneyLayers = (
  color: DataDrivenPropertyValueSpecification<string>,
): LayerSpecification[] => [
  {
    id: "path-journey",
    type: "line",
    source: sourceIds.paths,
    filter: isKind("journey"),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": color, "line-width": lineWidth, "line-dasharray": [3, 2, 0, 2] },
  },
  {
    id: "path-journey-sign",
    type: "symbol",
    source: sourceIds.paths,
    filter: isKind("sign"),
    layout: {
      "icon-image": ["concat", "sign|", ["get", "icon"], "|", ["get", "color"]],
      "icon-allow-overlap": true,
      "icon-ignore-placement": true,
    },
  },
];

type Width = DataDrivenPropertyValueSpecification<number>;

const lineWidth: Width = ["interpolate", ["linear"], ["zoom"], 2, 1.5, 8, 2.2, 11, 4, 13, 5];
const casingWidth: Width = ["interpolate", ["linear"], ["zoom"], 2, 3.5, 8, 4.4, 11, 6.8, 13, 8];

/** The days' paths: solid with a pale casing when routed, dashed when estimated, dotted on foot; and their gaps. */
export function listPathLayers({ scheme }: MapLook): LayerSpecification[] {
  const colors = paletteOf(scheme);
  const lightened: DataDrivenPropertyValueSpecification<string> = [
    "interpolate-lab",
    ["linear"],
    colors.pathLightening,
    0,
    ["to-color", ["get", "color"]],
    1,
    "#ffffff",
  ];
  // A line with a casing keeps the day's colour. Without one it needs contrast with the land.
  const color: DataDrivenPropertyValueSpecification<string> = [
    "case",
    ["==", ["get", "kind"], "solid"],
    ["to-color", ["get", "color"]],
    lightened,
  ];
  const source = sourceIds.paths;
  return [
    {
      id: "path-casing",
      type: "line",
      source,
      filter: isKind("solid"),
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": colors.casing, "line-opacity": 0.9, "line-width": casingWidth },
    },
    {
      id: "path-solid",
      type: "line",
      source,
      filter: isKind("solid"),
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": color, "line-width": lineWidth },
    },
    {
      id: "path-dashed",
      type: "line",
      source,
      filter: isKind("dashed"),
      layout: { "line-cap": "butt", "line-join": "round" },
      paint: { "line-color": color, "line-width": lineWidth, "line-dasharray": [2.2, 1.4] },
    },
    {
      id: "path-dotted",
      type: "line",
      source,
      filter: isKind("dotted"),
      layout: { "line-cap": "round", "line-join": "round" },
      // A dash of length 0 with round caps is a dot.
      paint: { "line-color": color, "line-width": lineWidth, "line-dasharray": [0, 1.8] },
    },
    ...listJourneyLayers(color),
    ...listGapLayers(scheme),
  ];
}
