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

// Layers and fields: https://docs.protomaps.com/basemaps/layers (version 4; version 3 writes some with "pmap:" before)
const field = (name: string): ExpressionSpecification => [
  "coalesce",
  ["get", name],
  ["get", `pmap:${name}`],
  "",
];
const kind = field("kind");
const detail = field("kind_detail");
const is = (...kinds: string[]) => isOneOf(kind, kinds);
const isSet = (name: string): ExpressionSpecification => ["to-boolean", ["get", name]];

/** The road class by OpenStreetMap's highway value, or by `kind` where low zooms lack it. */
const roadClass: ExpressionSpecification = [
  "match",
  detail,
  ...[["motorway", "motorway_link"], "motorway", ["trunk", "trunk_link"], "trunk"],
  ...[["primary", "primary_link"], "primary", ["secondary", "secondary_link"], "secondary"],
  ...[["tertiary", "tertiary_link"], "tertiary", ["service"], "service"],
  ...[["residential", "unclassified", "road", "living_street", "pedestrian"], "street"],
  [
    "match",
    kind,
    ...["highway", "motorway", "major_road", "primary", "medium_road", "secondary"],
    ...["minor_road", "street", ""],
  ],
] as unknown as ExpressionSpecification;

const roads: RoadFields = {
  source: streetSource,
  layer: "roads",
  roadClass,
  isTunnel: ["any", isSet("is_tunnel"), ["<", ["to-number", ["get", "pmap:level"], 0], 0]],
  isBridge: ["any", isSet("is_bridge"), [">", ["to-number", ["get", "pmap:level"], 0], 0]],
  isRail: is("rail"),
  isPath: ["all", is("path"), ["!", isOneOf(detail, ["pedestrian"])]],
  isFerry: is("ferry"),
};

const isArea: ExpressionSpecification = ["==", ["geometry-type"], "Polygon"];
const isLine: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];

export function listProtomapsShapes({ scheme }: MapLook): LayerSpecification[] {
  const colors = paletteOf(scheme);
  return [
    fillStreets("earth", "earth", colors.land, isArea),
    fillStreets("far-woods", "landcover", colors.wood, is("forest")),
    fillStreets("far-grass", "landcover", colors.grass, is("grassland", "farmland", "scrub")),
    fillStreets("far-ice", "landcover", colors.ice, is("glacier")),
    fillStreets("towns", "landuse", colors.town, is("residential", "neighbourhood")),
    fillStreets(
      "woods",
      "landuse",
      colors.wood,
      is("wood", "forest", "nature_reserve", "protected_area"),
    ),
    fillStreets(
      "grass",
      "landuse",
      colors.grass,
      is(
        "grass",
        "grassland",
        "meadow",
        "farmland",
        "scrub",
        "wetland",
        "cemetery",
        "pitch",
        "playground",
        "zoo",
      ),
    ),
    fillStreets(
      "parks",
      "landuse",
      colors.park,
      is("park", "garden", "national_park", "golf_course", "recreation_ground", "village_green"),
    ),
    fillStreets("sand", "landuse", colors.sand, is("sand", "beach", "bare_rock")),
    fillStreets("ice", "landuse", colors.ice, is("glacier")),
    fillStreets(
      "works",
      "landuse",
      colors.works,
      is("industrial", "commercial", "railway", "aerodrome", "runway", "military", "quarry"),
    ),
    fillStreets(
      "grounds",
      "landuse",
      colors.grounds,
      is("school", "university", "college", "hospital", "kindergarten"),
    ),
    fillStreets("squares", "landuse", colors.mainRoad, is("pedestrian", "pier"), 13),
    fillStreets("water", "water", colors.water, isArea),
    drawStreams("water", colors, isLine),
    drawBuildings("buildings", colors),
    ...listRoadLayers(roads, colors),
    ...drawBorders("boundaries", colors, is("country"), is("region")),
  ];
}

/** The zoom from which a sight is labelled, as the tiles give it. */
const sightFrom: ExpressionSpecification = [
  "+",
  ["case", is("restaurant", "cafe", "bar", "fast_food", "supermarket", "convenience"), 1.5, 0.5],
  ["max", 13, ["to-number", field("min_zoom"), 15]],
];

export function listProtomapsLabels(look: MapLook): LayerSpecification[] {
  const labels = new StreetLabels(look);
  const placeKind: ExpressionSpecification = [
    "match",
    kind,
    "country",
    "country",
    "region",
    "state",
    ["neighbourhood", "macrohood"],
    "suburb",
    "locality",
    ["match", detail, ["city", "town", "village", "hamlet"], detail, "village"],
    "",
  ];
  return [
    labels.sights(
      "sights",
      "pois",
      sightFrom,
      is("park", "garden", "zoo", "peak", "forest", "national_park"),
    ),
    labels.roads("roads", roadClass),
    labels.streams("water", isLine),
    ...labels
      .waters("water", is("ocean", "sea"))
      .map((layer) =>
        layer.id === "street-water-names"
          ? layer
          : { ...layer, filter: ["literal", false] as ExpressionSpecification },
      ),
    ...labels.places("places", {
      kind: placeKind,
      rank: ["-", 20, ["to-number", field("population_rank"), 0]],
      isCapital: isOneOf("capital", ["yes"]),
    }),
  ];
}
