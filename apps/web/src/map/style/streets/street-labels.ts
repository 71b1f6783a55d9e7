import type {
  ExpressionSpecification,
  FilterSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import { boldFont, regularFont } from "../map-fonts.ts";
import type { MapLook } from "../map-look.ts";
import { paletteOf } from "../map-palette.ts";
import { inkOn, nameIn } from "./street-names.ts";
import { streetSource } from "./street-shapes.ts";

type Layout = NonNullable<SymbolLayerSpecification["layout"]>;
type Expression = ExpressionSpecification;

interface Label {
  id: string;
  layer: string;
  filter?: FilterSpecification;
  minzoom?: number;
  color: string | Expression;
  layout: Layout;
}

/** Builds the label layers of streets in the language of a look. */
export class StreetLabels {
  readonly #look: MapLook;
  readonly colors: ReturnType<typeof paletteOf>;

  constructor(look: MapLook) {
    this.#look = look;
    this.colors = paletteOf(look.scheme);
  }

  #write({ id, layer, filter, minzoom = 0, color, layout }: Label): SymbolLayerSpecification {
    return {
      id: `street-${id}`,
      type: "symbol",
      source: streetSource,
      "source-layer": layer,
      minzoom,
      ...(filter && { filter }),
      layout: {
        "text-field": nameIn(this.#look.language),
        "text-font": [regularFont],
        "text-max-width": 8,
        ...layout,
      },
      paint: inkOn(this.colors, color),
    };
  }

  /** Names along roads. A road that is too short for its name gets none. */
  roads(layer: string, roadClass: Expression): SymbolLayerSpecification {
    const isMain: Expression = [
      "in",
      roadClass,
      ["literal", ["motorway", "trunk", "primary", "secondary"]],
    ];
    return this.#write({
      id: "road-names",
      layer,
      minzoom: 12,
      filter: ["any", isMain, [">=", ["zoom"], 14]],
      color: this.colors.roadName,
      layout: {
        "symbol-placement": "line",
        "symbol-spacing": 320,
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          12,
          10,
          15,
          ["case", isMain, 12, 11],
          18,
          13.5,
        ],
        "text-rotation-alignment": "map",
        "text-padding": 4,
        "symbol-sort-key": ["case", isMain, 0, 1],
      },
    });
  }

  /** Names along rivers, and in the middle of lakes and seas. */
  waters(layer: string, isBig: Expression): SymbolLayerSpecification[] {
    const layout: Layout = {
      "text-size": ["interpolate", ["linear"], ["zoom"], 3, 11, 8, 13, 15, 13],
      "text-letter-spacing": 0.04,
    };
    const color = this.colors.waterName;
    const isPoint: Expression = ["==", ["geometry-type"], "Point"];
    const isShown: Expression = ["any", isBig, [">=", ["zoom"], 9]];
    return [
      this.#write({ id: "water-names", layer, color, layout, filter: ["all", isPoint, isShown] }),
      this.#write({
        id: "lake-names",
        layer,
        color,
        layout: { ...layout, "symbol-placement": "line-center" },
        filter: ["all", ["!", isPoint], isShown],
      }),
    ];
  }

  streams(layer: string, filter: FilterSpecification): SymbolLayerSpecification {
    return this.#write({
      id: "stream-names",
      layer,
      minzoom: 11,
      filter,
      color: this.colors.waterName,
      layout: { "symbol-placement": "line", "symbol-spacing": 400, "text-size": 11.5 },
    });
  }

  /** Names of sights, more at higher zooms: `from` is the lowest zoom of each. */
  sights(
    id: string,
    layer: string,
    from: Expression,
    isGreen: Expression,
  ): SymbolLayerSpecification {
    const { sight, parkName } = this.colors;
    return this.#write({
      id,
      layer,
      minzoom: 11,
      filter: ["all", ["has", "name"], ["<=", from, ["zoom"]]],
      color: ["case", isGreen, parkName, sight],
      layout: {
        "text-size": ["interpolate", ["linear"], ["zoom"], 13, 10.5, 18, 12],
        "text-max-width": 9,
        "icon-image": `dot-sight|${this.#look.scheme}`,
        "icon-padding": 1,
        "text-anchor": "top",
        "text-offset": [0, 0.35],
        "text-padding": 6,
        "symbol-sort-key": from,
      },
    });
  }

  numbers(layer: string): SymbolLayerSpecification {
    return this.#write({
      id: "house-numbers",
      layer,
      minzoom: 17.5,
      color: this.colors.country,
      layout: { "text-field": ["get", "housenumber"], "text-size": 10, "text-padding": 4 },
    });
  }

  /** Towns, villages and quarters in one layer, larger ones first. */
  places(layer: string, place: PlaceFields): SymbolLayerSpecification[] {
    const { kind, rank, isCapital } = place;
    const { city, capital, country } = this.colors;
    const is = (...kinds: string[]): Expression => ["in", kind, ["literal", kinds]];
    const from: Expression = [
      "match",
      kind,
      "city",
      3,
      "town",
      7,
      "village",
      10,
      "suburb",
      11,
      "hamlet",
      13,
      30,
    ];
    const size = (large: number, town: number, small: number): Expression => [
      "match",
      kind,
      "city",
      large,
      "town",
      town,
      small,
    ];
    const dot = `dot-city|${this.#look.scheme}`;
    return [
      this.#write({
        id: "places",
        layer,
        minzoom: 3,
        filter: ["<=", from, ["zoom"]],
        color: ["case", isCapital, capital, is("suburb", "hamlet"), country, city],
        layout: {
          "text-font": ["case", is("city"), ["literal", [boldFont]], ["literal", [regularFont]]],
          "text-size": [
            "interpolate",
            ["linear"],
            ["zoom"],
            4,
            size(11.5, 10.5, 10),
            9,
            size(15, 12, 10.5),
            14,
            size(20, 16, 12.5),
            17,
            size(24, 20, 15),
          ],
          "text-padding": 4,
          "icon-image": ["step", ["zoom"], ["case", is("city"), dot, ""], 8, ""],
          "text-variable-anchor": ["center", "top", "bottom"],
          "text-radial-offset": ["step", ["zoom"], 0.5, 8, 0],
          "symbol-sort-key": [
            "+",
            ["*", 100, ["match", kind, "city", 0, "town", 1, "village", 3, 2]],
            rank,
          ],
        },
      }),
      this.#write({
        id: "regions-names",
        layer,
        minzoom: 5,
        filter: ["all", is("state"), ["<", ["zoom"], 8]],
        color: country,
        layout: { "text-size": 10.5, "text-letter-spacing": 0.08, "symbol-sort-key": rank },
      }),
      this.#write({
        id: "countries",
        layer,
        filter: ["all", is("country"), ["<", ["zoom"], 8]],
        color: country,
        layout: {
          "text-font": [boldFont],
          "text-size": ["interpolate", ["linear"], ["zoom"], 1, 10, 4, 14, 7, 17],
          "text-letter-spacing": 0.06,
          "text-max-width": 7,
          "symbol-sort-key": rank,
        },
      }),
    ];
  }
}

/** A tile schema's expressions for places. */
export interface PlaceFields {
  /** country, state, city, town, village, suburb or hamlet; others get no label. */
  kind: Expression;
  /** 1 for the most important, 99 at most. */
  rank: Expression;
  isCapital: Expression;
}
