import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import type { PathKind } from "../lines/map-path.ts";
import type { MapScheme } from "./map-look.ts";
import { sourceIds } from "./source-ids.ts";

/** The colour "danger" of both schemes. */
const danger: Record<MapScheme, string> = { light: "#b3261e", dark: "#f2857d" };

const isKind = (kind: PathKind): FilterSpecification => ["==", ["get", "kind"], kind];

/** Gaps in paths: a thin dotted line, and a ring around the markers at both its ends. */
export function listGapLayers(scheme: MapScheme): LayerSpecification[] {
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
