import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from "maplibre-gl";
import { boldFont, regularFont } from "./map-fonts.ts";
import type { MapLook } from "./map-look.ts";
import { paletteOf } from "./map-palette.ts";

const source = "world";
const { layers } = worldBasemap;

/** Its zooms are given here, so that no TileJSON has to be loaded first. */
export const basemapSources: Record<string, VectorSourceSpecification> = {
  [source]: {
    type: "vector",
    tiles: [`pmtiles://${worldBasemap.path}/{z}/{x}/{y}`],
    minzoom: worldBasemap.minZoom,
    maxzoom: worldBasemap.maxZoom,
  },
};

const nameOfCountry = (language: MapLook["language"]): ExpressionSpecification => [
  "coalesce",
  ["get", `name_${language}`],
  ["get", "name_en"],
];

const nameOfCity = (language: MapLook["language"]): ExpressionSpecification => [
  "coalesce",
  ["get", `name_${language}`],
  ["get", "name"],
  ["get", "name_local"],
];

/** The tiles of the highest zoom hold every label. While zooming in, each appears at the zoom of its rank. */
const hasRoom: FilterSpecification = ["<=", ["get", "rank"], ["zoom"]];

/** From this zoom on, the coast of the embedded world is too coarse below vector streets. */
const coarseZoom = 6;
/** Beyond every zoom. The renderer keeps a limit that the next style omits, so each style must set one. */
const anyZoom = 24;

/**
 * Land, water and borders of the embedded world, so that the map is never blank. Below vector streets only land and
 * sea; at close zooms only where the streets' tiles have no sea.
 */
export function listBasemapShapes({ scheme, basemap }: MapLook): LayerSpecification[] {
  const colors = paletteOf(scheme);
  const streets = basemap?.source.kind === "vector" ? basemap.source : null;
  const maxzoom = streets?.hasSea ? coarseZoom : anyZoom;
  const shapes: LayerSpecification[] = [
    // What is not loaded yet looks like paper. Sea is what tiles say is sea.
    { id: "paper", type: "background", paint: { "background-color": colors.land } },
    {
      id: "sea",
      type: "fill",
      source,
      "source-layer": layers.sea,
      maxzoom,
      // Without seams where the squares of two tiles meet.
      paint: { "fill-color": colors.water, "fill-antialias": false },
    },
    {
      id: "land",
      type: "fill",
      source,
      "source-layer": layers.land,
      maxzoom,
      paint: {
        "fill-color": colors.land,
        "fill-outline-color": streets ? colors.land : colors.coast,
      },
    },
  ];
  if (streets) return shapes;
  return [
    ...shapes,
    {
      id: "borders",
      type: "line",
      source,
      "source-layer": layers.borders,
      layout: { "line-join": "round" },
      paint: {
        "line-color": colors.border,
        "line-width": ["interpolate", ["linear"], ["zoom"], 1, 0.4, 5, 0.9, 10, 1.6],
      },
    },
  ];
}

/**
 * The names of countries and cities in the chosen language, unless the source above has its own. The trip's markers
 * have precedence, since they are drawn above.
 */
export function listBasemapLabels({ language, scheme, basemap }: MapLook): LayerSpecification[] {
  if (basemap) return [];
  const colors = paletteOf(scheme);
  const halo = { "text-halo-color": colors.halo, "text-halo-width": 1.4, "text-halo-blur": 0.4 };
  // Small capitals of islands do not count as capitals here.
  const isCapital: ExpressionSpecification = [
    "all",
    ["==", ["get", "capital"], 1],
    [">=", ["get", "population"], 100_000],
  ];
  return [
    {
      id: "cities",
      type: "symbol",
      source,
      "source-layer": layers.cities,
      minzoom: 3,
      filter: hasRoom,
      layout: {
        "text-field": nameOfCity(language),
        "text-font": [regularFont],
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          3,
          ["case", isCapital, 11.5, 10.5],
          7,
          ["case", isCapital, 14, ["interpolate", ["linear"], ["get", "rank"], 2, 13.5, 7, 11]],
          11,
          ["case", isCapital, 17, ["interpolate", ["linear"], ["get", "rank"], 2, 17, 10, 12.5]],
        ],
        "text-max-width": 8,
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        "text-radial-offset": 0.45,
        "text-justify": "auto",
        "text-padding": 4,
        "icon-image": ["case", isCapital, `dot-capital|${scheme}`, `dot-city|${scheme}`],
        "icon-padding": 1,
        "symbol-sort-key": ["-", ["*", ["get", "rank"], 100], ["case", isCapital, 50, 0]],
      },
      paint: { "text-color": ["case", isCapital, colors.capital, colors.city], ...halo },
    },
    {
      id: "countries",
      type: "symbol",
      source,
      "source-layer": layers.countries,
      maxzoom: 8,
      filter: hasRoom,
      layout: {
        "text-field": nameOfCountry(language),
        "text-font": [boldFont],
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          1,
          ["interpolate", ["linear"], ["get", "rank"], 0, 11, 4, 9.5],
          5,
          ["interpolate", ["linear"], ["get", "rank"], 0, 17, 5, 12],
          7,
          ["interpolate", ["linear"], ["get", "rank"], 0, 19, 7, 12.5],
        ],
        "text-letter-spacing": 0.06,
        "text-max-width": 7,
        "text-padding": 6,
        "symbol-sort-key": ["get", "rank"],
      },
      paint: {
        "text-color": colors.country,
        "text-opacity": ["interpolate", ["linear"], ["zoom"], 6, 1, 8, 0],
        ...halo,
      },
    },
  ];
}
