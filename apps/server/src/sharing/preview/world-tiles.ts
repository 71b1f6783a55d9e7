import { open } from "node:fs/promises";
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { FileSource } from "../../outside/tiles/file-source.ts";
import { type MapView, toPicture, type WorldSpot, zoomOf, zoomZeroPixels } from "./map-view.ts";

/** A name on the map. */
export interface WorldName {
  at: WorldSpot;
  fields: Readonly<Record<string, number | string | boolean>>;
}

/** What the embedded world has in a view: outlines as SVG paths in pixels, and names. */
export interface WorldShapes {
  /** One path for each tile: tiles overlap, and even-odd filling of one path would turn the overlap into sea. `plain`: land everywhere. */
  land: string[] | "plain";
  borders: string;
  cities: WorldName[];
  countries: WorldName[];
}

type Found = WorldShapes & { land: string[] };

/** Closer, the coast is too coarse: land and sea would be wrong by more than a finger's width. */
const coarseZoom = 10.5;

/** Reads the tiles of the embedded world that a view shows. Without the file there is nothing to show. */
export async function readWorld(file: string, view: MapView): Promise<WorldShapes> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return { land: "plain", borders: "", cities: [], countries: [] };
  try {
    const archive = new PMTiles(new FileSource(handle));
    const found: Found = { land: [], borders: "", cities: [], countries: [] };
    for (const tile of listTiles(view)) {
      const wrapped = ((tile.x % 2 ** tile.z) + 2 ** tile.z) % 2 ** tile.z;
      const data = await archive.getZxy(tile.z, wrapped, tile.y);
      if (data) addTile(found, new VectorTile(new PbfReader(data.data)), tile, view);
    }
    return zoomOf(view) > coarseZoom ? { ...found, land: "plain" } : found;
  } finally {
    await handle.close();
  }
}

interface TileAt {
  z: number;
  x: number;
  y: number;
}

function listTiles({ west, north, scale, width, height }: MapView): TileAt[] {
  const z = Math.max(
    worldBasemap.minZoom,
    Math.min(worldBasemap.maxZoom, Math.floor(Math.log2(scale / zoomZeroPixels))),
  );
  const count = 2 ** z;
  const tiles: TileAt[] = [];
  for (let x = Math.floor(west * count); x < (west + width / scale) * count; x += 1)
    for (let y = Math.floor(north * count); y < (north + height / scale) * count; y += 1)
      if (y >= 0 && y < count) tiles.push({ z, x, y });
  return tiles;
}

function addTile(found: Found, tile: VectorTile, { z, x, y }: TileAt, view: MapView): void {
  const { layers } = worldBasemap;
  const place = (point: { x: number; y: number }, extent: number) =>
    toPicture(view, { x: (x + point.x / extent) / 2 ** z, y: (y + point.y / extent) / 2 ** z });
  const draw = (feature: VectorTileFeature, end: string) =>
    feature
      .loadGeometry()
      .map((line) => {
        const corners = line.map((point) => {
          const spot = place(point, feature.extent);
          return `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
        });
        return `M${corners.join("L")}${end}`;
      })
      .join("");
  const land = featuresOf(tile, layers.land).map((feature) => draw(feature, "Z"));
  found.land.push(land.join(""));
  found.borders += featuresOf(tile, layers.borders)
    .map((feature) => draw(feature, ""))
    .join("");
  const nameIn = (layer: string): WorldName[] =>
    featuresOf(tile, layer).flatMap((feature) => {
      const [[point] = []] = feature.loadGeometry();
      return point ? [{ at: place(point, feature.extent), fields: feature.properties }] : [];
    });
  found.cities.push(...nameIn(layers.cities));
  found.countries.push(...nameIn(layers.countries));
}

function featuresOf(tile: VectorTile, name: string): VectorTileFeature[] {
  const layer = tile.layers[name];
  return layer ? Array.from({ length: layer.length }, (_, at) => layer.feature(at)) : [];
}
