import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from "maplibre-gl";
import type { MapPalette } from "../map-palette.ts";
import { type RoadClassOf, roadColor, roadEdgeColor, roadOrder, roadWidth } from "./road-looks.ts";

/** A tile schema's expressions for roads, over a feature's fields. */
export interface RoadFields {
  source: string;
  layer: string;
  roadClass: RoadClassOf;
  isTunnel: ExpressionSpecification;
  isBridge: ExpressionSpecification;
  isRail: ExpressionSpecification;
  isPath: ExpressionSpecification;
  isFerry: ExpressionSpecification;
}

type Line = Omit<LineLayerSpecification, "source" | "type">;

const not = (what: ExpressionSpecification): ExpressionSpecification => ["!", what];

/** Road layers from bottom to top: ferries, paths, roads with their edges, rails, bridges. */
export function listRoadLayers(fields: RoadFields, colors: MapPalette): LayerSpecification[] {
  const { roadClass, isTunnel, isBridge, isRail, isPath, isFerry } = fields;
  const isRoad: ExpressionSpecification = ["!=", roadClass, ""];
  const line = (layer: Line): LineLayerSpecification => ({
    ...layer,
    type: "line",
    source: fields.source,
    "source-layer": fields.layer,
  });
  const order = roadOrder(roadClass);
  const inTunnel = (under: number): ExpressionSpecification => ["case", isTunnel, under, 1];
  const edges = (id: string, filter: FilterSpecification, cap: "butt" | "round", minzoom: number) =>
    line({
      id,
      minzoom,
      filter,
      layout: { "line-join": "round", "line-cap": cap, "line-sort-key": order },
      paint: {
        "line-color": roadEdgeColor(roadClass, colors),
        "line-width": roadWidth(roadClass, 2),
        "line-opacity": inTunnel(0.4),
      },
    });
  const roads = (id: string, filter: FilterSpecification) =>
    line({
      id,
      minzoom: 5,
      filter,
      layout: { "line-join": "round", "line-cap": "round", "line-sort-key": order },
      paint: {
        "line-color": roadColor(roadClass, colors),
        "line-width": roadWidth(roadClass, 0),
        "line-opacity": inTunnel(0.55),
      },
    });
  return [
    line({
      id: "street-ferries",
      minzoom: 8,
      filter: isFerry,
      paint: { "line-color": colors.ferry, "line-width": 1, "line-dasharray": [4, 3] },
    }),
    line({
      id: "street-paths",
      minzoom: 13,
      filter: isPath,
      layout: { "line-join": "round" },
      paint: {
        "line-color": colors.path,
        "line-width": ["interpolate", ["linear"], ["zoom"], 13, 0.7, 16, 1.3, 19, 2.4],
        "line-dasharray": [3, 1.4],
        "line-opacity": inTunnel(0.4),
      },
    }),
    edges("street-road-edges", ["all", isRoad, not(isBridge)], "round", 9),
    roads("street-roads", ["all", isRoad, not(isBridge)]),
    line({
      id: "street-rails",
      minzoom: 9,
      filter: isRail,
      paint: {
        "line-color": colors.rail,
        "line-width": ["interpolate", ["linear"], ["zoom"], 9, 0.5, 14, 1.2, 18, 2.4],
        "line-opacity": inTunnel(0.3),
      },
    }),
    line({
      id: "street-sleepers",
      minzoom: 14,
      filter: ["all", isRail, not(isTunnel)],
      paint: {
        "line-color": colors.rail,
        "line-width": ["interpolate", ["linear"], ["zoom"], 14, 3, 18, 6.5],
        "line-dasharray": [0.3, 3],
      },
    }),
    edges("street-bridge-edges", ["all", isRoad, isBridge], "butt", 12),
    roads("street-bridges", ["all", isRoad, isBridge]),
  ];
}
