import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gcj02Area, isInArea } from "@castor/core/map/gcj02-area.ts";
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { beforeAll, expect, it } from "vitest";
import { project } from "./tiles/project.ts";

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let archive: PMTiles;

beforeAll(() => {
  execFileSync(process.execPath, [pathTo("./build.ts")]);
  const { buffer, byteOffset } = readFileSync(pathTo("../../../build/geodata/world.pmtiles"));
  archive = new PMTiles({
    getKey: () => "world",
    getBytes: async (offset, length) => ({
      data: (buffer as ArrayBuffer).slice(byteOffset + offset, byteOffset + offset + length),
    }),
  });
}, 60_000);

/** The fields of a layer's features in the tile of a position. */
async function readFields(layer: string, zoom: number, lng: number, lat: number) {
  const { x, y } = project(lng, lat);
  const side = 2 ** zoom;
  const tile = await archive.getZxy(zoom, Math.floor(x * side), Math.floor(y * side));
  const found = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers[layer];
  return Array.from(
    { length: found?.length ?? 0 },
    (_, index) => found?.feature(index).properties ?? {},
  );
}

it("builds nothing anew while nothing has changed", () => {
  expect(execFileSync(process.execPath, [pathTo("./build.ts")]).toString()).toBe("");
});

it("builds vector tiles of the whole world in the zooms and layers that core names", async () => {
  const header = await archive.getHeader();
  expect(header).toMatchObject({
    specVersion: 3,
    clustered: true,
    minZoom: worldBasemap.minZoom,
    maxZoom: worldBasemap.maxZoom,
  });
  const metadata = (await archive.getMetadata()) as { vector_layers: { id: string }[] };
  expect(metadata.vector_layers.map(({ id }) => id)).toEqual(Object.values(worldBasemap.layers));
});

it("stays small enough to be copied with the product", () => {
  expect(readFileSync(pathTo("../../../build/geodata/world.pmtiles")).length).toBeLessThan(
    8_000_000,
  );
  expect(readFileSync(pathTo("../../../build/geodata/gazetteer.sqlite")).length).toBeLessThan(
    18_000_000,
  );
});

it("labels a city in its tile in both languages and its own", async () => {
  const cities = await readFields(worldBasemap.layers.cities, 7, 11.575, 48.137);
  const munich = cities.find(({ name }) => name === "Munich");
  expect(munich).toMatchObject({ name_ru: "Мюнхен", name_local: "München" });
  const elsewhere = await readFields(worldBasemap.layers.cities, 7, 44.83, 41.69);
  expect(elsewhere.map(({ name_ru }) => name_ru)).toContain("Тбилиси");
});

it("labels only the greatest cities where the whole continent shows", async () => {
  const cities = await readFields(worldBasemap.layers.cities, 2, 37.6, 55.7);
  expect(cities.find(({ name }) => name === "Moscow")).toMatchObject({ rank: 2, capital: 1 });
  expect(cities.length).toBeLessThan(40);
});

it("labels countries in all languages", async () => {
  const countries = await readFields(worldBasemap.layers.countries, 5, 42.6, 42.3);
  expect(countries.find(({ code }) => code === "GE")).toMatchObject({
    name_en: "Georgia",
    name_ru: "Грузия",
    name_de: "Georgien",
  });
});

it("has the sea in each tile, so that no tile is the same as one that is not loaded yet", async () => {
  for (const zoom of [0, 3, 7])
    for (const [lng, lat] of [
      [-150, 30],
      [2.35, 48.85],
      [179.9, -80],
    ] as const)
      expect(await readFields(worldBasemap.layers.sea, zoom, lng, lat)).not.toEqual([]);
});

it("draws land and borders, and nothing in the open sea", async () => {
  expect((await readFields(worldBasemap.layers.land, 7, 2.35, 48.85)).length).toBeGreaterThan(0);
  expect((await readFields(worldBasemap.layers.borders, 7, 7.6, 47.6)).length).toBeGreaterThan(0);
  expect(await readFields(worldBasemap.layers.land, 7, -150, 30)).toEqual([]);
});

it.each([
  ["Beijing", 39.9, 116.4, true],
  ["Hong Kong", 22.28, 114.16, true],
  ["Macau", 22.19, 113.54, true],
  ["Urumqi", 43.8, 87.6, true],
  ["Lhasa", 29.65, 91.1, true],
  ["Sanya", 18.25, 109.5, true],
  ["Seoul", 37.56, 126.98, false],
  ["Hanoi", 21.03, 105.85, false],
  ["Taipei", 25.03, 121.56, false],
  ["Ulaanbaatar", 47.9, 106.9, false],
  ["Vladivostok", 43.1, 131.9, false],
  ["Kathmandu", 27.7, 85.3, false],
])("knows whether China's own datum applies in %s", (_, lat, lng, isInside) => {
  const file = readFileSync(pathTo("../../../build/geodata/gcj02-area.json"), "utf8");
  expect(isInArea(gcj02Area.parse(JSON.parse(file)), { lat, lng })).toBe(isInside);
});
