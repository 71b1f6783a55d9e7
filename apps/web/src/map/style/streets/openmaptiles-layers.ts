import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";
import type { MapLook } from "../map-look.ts";
import { paletteOf } from "../map-palette.ts";
import { listRoadLayers, type RoadFields } from "./road-layers.ts";
import { StreetLabels } from "./street-labels.ts";
import {
  drawBorders,
  drawBuildings,
  drawStreams,
  fillStreets,
  isOneOf,
  streetSource,
} from "./street-shapes.ts";

// Layers and fields: https://openmaptiles.org/schema/ (3.15)
const is = (...classes: string[]) => isOneOf("class", classes);

const roadClass: ExpressionSpecification = [
  "match",
  ["get", "class"],
  ...[
    ["motorway", "motorway_construction"],
    "motorway",
    ["trunk"],
    "trunk",
    ["primary"],
    "primary",
  ],
  ...[["secondary"], "secondary", ["tertiary"], "tertiary"],
  ...[["minor", "busway", "bus_guideway"], "street", ["service", "track", "raceway"], "service"],
  "",
] as unknown as ExpressionSpecification;

const roads: RoadFields = {
  source: streetSource,
  layer: "transportation",
  roadClass,
  isTunnel: ["==", ["get", "brunnel"], "tunnel"],
  isBridge: ["==", ["get", "brunnel"], "bridge"],
  isRail: is("rail", "transit"),
  isPath: ["all", is("path"), ["==", ["geometry-type"], "LineString"]],
  isFerry: is("ferry"),
};

const isFlowing: ExpressionSpecification = ["!=", ["get", "brunnel"], "tunnel"];
const level: ExpressionSpecification = ["to-number", ["get", "admin_level"], 99];
const isOnLand: ExpressionSpecification = ["!=", ["to-number", ["get", "maritime"], 0], 1];

export function listOpenMapTilesShapes({ scheme }: MapLook): LayerSpecification[] {
  const colors = paletteOf(scheme);
  return [
    fillStreets(
      "towns",
      "landuse",
      colors.town,
      is("residential", "suburb", "neighbourhood", "quarter"),
    ),
    fillStreets("woods", "landcover", colors.wood, is("wood", "forest")),
    fillStreets("grass", "landcover", colors.grass, is("grass", "farmland", "wetland")),
    fillStreets("sand", "landcover", colors.sand, is("sand", "rock")),
    fillStreets("ice", "landcover", colors.ice, is("ice")),
    fillStreets("parks", "park", colors.grass, ["==", ["geometry-type"], "Polygon"]),
    fillStreets(
      "works",
      "landuse",
      colors.works,
      is("industrial", "commercial", "retail", "railway", "quarry", "military"),
    ),
    fillStreets(
      "grounds",
      "landuse",
      colors.grounds,
      is("school", "university", "college", "hospital", "kindergarten", "library"),
    ),
    fillStreets(
      "green",
      "landuse",
      colors.grass,
      is("pitch", "playground", "stadium", "cemetery", "zoo", "theme_park", "track"),
    ),
    fillStreets(
      "city-parks",
      "landcover",
      colors.park,
      isOneOf("subclass", ["park", "garden", "recreation_ground", "village_green", "golf_course"]),
    ),
    fillStreets("water", "water", colors.water, isFlowing),
    drawStreams("waterway", colors, isFlowing),
    fillStreets("runways", "aeroway", colors.works, ["==", ["geometry-type"], "Polygon"], 10),
    drawBuildings("building", colors),
    fillStreets(
      "squares",
      "transportation",
      colors.mainRoad,
      ["all", ["==", ["geometry-type"], "Polygon"], is("path", "pier", "service", "minor")],
      13,
    ),
    ...listRoadLayers(roads, colors),
    ...drawBorders(
      "boundary",
      colors,
      ["all", ["==", level, 2], isOnLand],
      ["all", ["==", level, 4], isOnLand],
    ),
  ];
}

/** The zoom from which a sight is labelled: lower for rarer and higher ranked ones. */
const rank: ExpressionSpecification = ["to-number", ["get", "rank"], 30];
const sightFrom: ExpressionSpecification = [
  "+",
  [
    "match",
    ["get", "class"],
    ["attraction", "museum", "castle", "monument", "zoo", "stadium", "park", "theme_park"],
    14,
    ["art_gallery", "theatre", "railway", "harbor", "aerialway", "town_hall", "garden", "hospital"],
    15,
    ["place_of_worship", "lodging", "college", "campsite", "cinema", "library", "cemetery"],
    15.5,
    [
      "restaurant",
      "cafe",
      "bar",
      "beer",
      "bakery",
      "grocery",
      "shop",
      "clothing_store",
      "pharmacy",
    ],
    17,
    40,
  ],
  ["interpolate", ["linear"], rank, 1, 0, 20, 0.5, 200, 2],
];

export function listOpenMapTilesLabels(look: MapLook): LayerSpecification[] {
  const labels = new StreetLabels(look);
  const placeKind: ExpressionSpecification = [
    "match",
    ["get", "class"],
    ["country", "city", "town", "village", "hamlet"],
    ["get", "class"],
    ["state", "province"],
    "state",
    ["suburb", "quarter", "borough"],
    "suburb",
    ["neighbourhood", "isolated_dwelling", "island"],
    "hamlet",
    "",
  ];
  return [
    labels.numbers("housenumber"),
    labels.sights("sights", "poi", sightFrom, is("park", "garden", "zoo")),
    labels.sights("peaks", "mountain_peak", ["+", 10.5, ["*", 0.5, rank]], ["literal", true]),
    labels.sights(
      "airports",
      "aerodrome_label",
      ["match", ["get", "class"], "international", 9, 11.5],
      ["literal", false],
    ),
    labels.roads("transportation_name", roadClass),
    labels.streams("waterway", isFlowing),
    ...labels.waters("water_name", is("ocean", "sea")),
    ...labels.places("place", {
      kind: placeKind,
      rank: ["min", 99, ["to-number", ["get", "rank"], 50]],
      isCapital: ["==", ["to-number", ["get", "capital"], 0], 2],
    }),
  ];
}
