import { gzipSync } from "node:zlib";
import { type Language, languages } from "@castor/core/basics/language.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import {
  type CityLabel,
  type CountryLabel,
  worldBasemap,
  worldBasemapCredits,
} from "@castor/core/map/world-basemap.ts";
import { GeoJSONVT, type GeoJSONVTFeature } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { NamedCity } from "./sources/name-cities.ts";
import { readWorld, type World } from "./sources/read-world.ts";
import { weighCity } from "./sources/weigh-city.ts";
import { findLabelPosition } from "./tiles/find-label-position.ts";
import { rankLabels } from "./tiles/rank-labels.ts";
import { tileId } from "./tiles/tile-id.ts";
import { type PackedTile, writePmtiles } from "./tiles/write-pmtiles.ts";

const { layers, minZoom, maxZoom } = worldBasemap;
const shapeOptions = {
  maxZoom,
  indexMaxZoom: maxZoom,
  indexMaxPoints: 0,
  tolerance: 3,
  buffer: 64,
};
const labelOptions = { ...shapeOptions, tolerance: 0, buffer: 0 };

/** The zoom from which a country's name is shown, by its area (square degrees at the equator); smaller ones from zoom 6. */
const countryRanks = [600, 150, 30, 8, 1.5, 0.1];
const populationMin = 1_000;

type Label<Fields> = GeoJSON.Feature<GeoJSON.Point, Fields>;

function labelAt<Fields>(lng: number, lat: number, properties: Fields): Label<Fields> {
  return { type: "Feature", geometry: { type: "Point", coordinates: [lng, lat] }, properties };
}

/** A field for each language that has texts. */
const nameInEach = (name: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [`name_${language}`, name(language)])) as Record<
    `name_${Language}`,
    string
  >;

function labelCountries(countries: World["countries"]): Label<CountryLabel>[] {
  return countries.map(({ code, outlines }) => {
    const { lng, lat, area } = findLabelPosition(outlines);
    const rank = countryRanks.findIndex((least) => area >= least);
    return labelAt(lng, lat, {
      ...nameInEach((language) => countryName(code, language)),
      code,
      rank: rank === -1 ? countryRanks.length : rank,
    });
  });
}

function labelCities(cities: readonly NamedCity[]): Label<CityLabel>[] {
  const shown = cities
    .filter(
      (city) => !city.isQuarter && (city.population >= populationMin || city.russian !== null),
    )
    .map((city) => ({ ...city, weight: weighCity(city) }))
    .sort((a, b) => b.weight - a.weight);
  const ranks = rankLabels(shown);
  return shown.map(({ lng, lat, name, russian, local, population, isCapital }, index) =>
    labelAt(lng, lat, {
      name,
      ...(russian !== null && { name_ru: russian }),
      ...(local !== null && local !== name && { name_local: local }),
      rank: ranks[index] ?? maxZoom,
      population,
      ...(isCapital && { capital: 1 as const }),
    }),
  );
}

type Tile = NonNullable<ReturnType<GeoJSONVT["getTile"]>>;

/** A tile has the labels of its own and lower zooms. The tiles of the last zoom also have those of all higher ones. */
function keepLabels(tile: Tile, zoom: number): Tile {
  if (zoom === maxZoom) return tile;
  return {
    ...tile,
    features: tile.features.filter(
      (label: GeoJSONVTFeature) => Number(label.tags?.rank ?? 0) <= zoom,
    ),
  };
}

function cutTiles(sources: Record<string, GeoJSONVT>): PackedTile[] {
  const tiles: PackedTile[] = [];
  for (let z = minZoom; z <= maxZoom; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const cut = Object.entries(sources).flatMap(([layer, source]) => {
          const tile = source.getTile(z, x, y);
          const kept = tile && keepLabels(tile, z);
          return kept?.features.length ? [[layer, kept] as const] : [];
        });
        if (cut.length === 0) continue;
        const bytes = fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 });
        tiles.push({ id: tileId(z, x, y), bytes: gzipSync(bytes) });
      }
    }
  }
  return tiles.sort((a, b) => a.id - b.id);
}

const words = "String";
const figure = "Number";
const vectorLayers = [
  { id: layers.sea, fields: {} },
  { id: layers.land, fields: {} },
  { id: layers.borders, fields: {} },
  { id: layers.countries, fields: { ...nameInEach(() => words), code: words, rank: figure } },
  {
    id: layers.cities,
    fields: {
      name: words,
      name_ru: words,
      name_local: words,
      rank: figure,
      population: figure,
      capital: figure,
    },
  },
];

/** From pole to pole, so that each tile has its square. */
const everywhere: GeoJSON.Polygon = {
  type: "Polygon",
  coordinates: [
    [
      [-180, -90],
      [180, -90],
      [180, 90],
      [-180, 90],
      [-180, -90],
    ],
  ],
};

/** Writes the embedded world (`worldBasemap` of core) as a PMTiles file. */
export function buildBasemap(file: string, cities: readonly NamedCity[]): void {
  const world = readWorld();
  const collect = (features: GeoJSON.Feature[]) => ({
    type: "FeatureCollection" as const,
    features,
  });
  const shape = (geometry: GeoJSON.Geometry) =>
    new GeoJSONVT({ type: "Feature", geometry, properties: {} }, shapeOptions);
  const tiles = cutTiles({
    [layers.sea]: shape(everywhere),
    [layers.land]: shape(world.land),
    [layers.borders]: shape(world.borders),
    [layers.countries]: new GeoJSONVT(collect(labelCountries(world.countries)), labelOptions),
    [layers.cities]: new GeoJSONVT(collect(labelCities(cities)), labelOptions),
  });
  writePmtiles(file, tiles, {
    name: "world",
    description: "The world at a glance: land, borders, countries and towns",
    attribution: worldBasemapCredits
      .map(({ name, url }) => `<a href="${url}">${name}</a>`)
      .join(" · "),
    minZoom,
    maxZoom,
    vectorLayers: vectorLayers.map((layer) => ({ ...layer, minzoom: minZoom, maxzoom: maxZoom })),
  });
}
