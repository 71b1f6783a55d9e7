import type { Language } from "../basics/language.ts";

/**
 * The embedded world map: one PMTiles file with plain shapes and names. `tools/geodata` builds it, the server serves
 * it. Builder and map style take the layer names, fields and zooms from here.
 */
export const worldBasemap = {
  /** The path on the server, with byte ranges. */
  path: "/basemap/world.pmtiles",
  minZoom: 0,
  /** Beyond this zoom its tiles are enlarged. */
  maxZoom: 7,
  layers: {
    /** A square that fills each tile, without fields: land lies over it. Where no tile is loaded yet, there is none. */
    sea: "sea",
    /** Polygons without fields. The rest is sea. */
    land: "land",
    /** Lines between countries, without fields; as Natural Earth sees them (docs/data.md). */
    borders: "borders",
    /** One label point for each country. */
    countries: "countries",
    /** One label point for each town, thinned so that labels of a tile rarely overlap. */
    cities: "cities",
  },
} as const;

/** The fields of a label point in `countries`: its name in each language that has texts. */
export interface CountryLabel extends Record<`name_${Language}`, string> {
  /** ISO 3166-1, two letters. */
  code: string;
  /** The zoom from which the label has room: 0 (the largest, place it first) to 6. */
  rank: number;
}

/** The fields of a label point in `cities`. */
export interface CityLabel {
  /** The English name, else the local name in Latin letters. */
  name: string;
  /** Missing if unknown. */
  name_ru?: string;
  /** Missing if unknown or equal to `name`. */
  name_local?: string;
  /** The zoom from which the label has room: 2 (place it first) to 10. Tiles of the last zoom hold all. */
  rank: number;
  population: number;
  /** 1 for the seat of a country's government, else missing. */
  capital?: 1;
}

/** The credits of the data for the map and the attribution page. */
export const worldBasemapCredits = [
  { name: "Natural Earth", url: "https://www.naturalearthdata.com/", licence: "public domain" },
  { name: "GeoNames", url: "https://www.geonames.org/", licence: "CC BY 4.0" },
] as const;
