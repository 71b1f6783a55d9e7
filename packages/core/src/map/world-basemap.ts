/**
 * The embedded world: one PMTiles file that `tools/geodata` builds and the server hands out, of plain shapes and
 * names. Both the builder and the map style read its layer names, fields and zooms here.
 */
export const worldBasemap = {
  /** Where the server answers it, with byte ranges. */
  path: "/basemap/world.pmtiles",
  minZoom: 0,
  /** Tiles of this zoom are drawn enlarged beyond it. */
  maxZoom: 7,
  layers: {
    /** Polygons without fields; all else is sea. */
    land: "land",
    /** Lines between countries, without fields; as Natural Earth sees them (docs/data.md). */
    borders: "borders",
    /** One label point a country. */
    countries: "countries",
    /** One label point a town, thinned so that labels of a tile rarely meet. */
    cities: "cities",
  },
} as const;

/** The fields of a label point in `countries`. */
export interface CountryLabel {
  name_en: string;
  name_ru: string;
  /** ISO 3166-1, two letters. */
  code: string;
  /** The zoom from which there is room for the label: 0 (the largest, place it first) to 6. */
  rank: number;
}

/** The fields of a label point in `cities`. */
export interface CityLabel {
  /** English, or else the name as written in Latin letters there. */
  name: string;
  /** Only where it is known. */
  name_ru?: string;
  /** Only where it is known and differs from `name`. */
  name_local?: string;
  /** The zoom from which there is room for the label: 2 (place it first) to 10. Tiles of the last zoom hold all. */
  rank: number;
  population: number;
  /** 1 for the seat of a country's government; the field is absent elsewhere. */
  capital?: 1;
}

/** Who made the data, to be named on the map and on the attribution page. */
export const worldBasemapCredits = [
  { name: "Natural Earth", url: "https://www.naturalearthdata.com/", licence: "public domain" },
  { name: "GeoNames", url: "https://www.geonames.org/", licence: "CC BY 4.0" },
] as const;
