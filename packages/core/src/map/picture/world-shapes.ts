import { worldWidth } from "../mercator.ts";
import { worldBasemap } from "../world-basemap.ts";
import { type MapView, toPicture, type WorldPosition, zoomOf } from "./map-view.ts";

/** A name on the map, in pixels. */
export interface WorldName {
  position: WorldPosition;
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

/** A decoded vector tile, as the package `@mapbox/vector-tile` gives it. */
export interface DecodedTile {
  layers: Record<string, { length: number; feature(index: number): TileFeature } | undefined>;
}
interface TileFeature {
  extent: number;
  properties: WorldName["fields"];
  loadGeometry(): { x: number; y: number }[][];
}

/** Reads a tile of the embedded world; null where it has none. */
export type ReadTile = (z: number, x: number, y: number) => Promise<DecodedTile | null>;

export const noWorld: WorldShapes = { land: "plain", borders: "", cities: [], countries: [] };

type Found = WorldShapes & { land: string[] };

/** Closer, the coast is too coarse: land and sea would be wrong by more than a finger's width. */
const coarseZoom = 10.5;

/** Reads what a view shows. Corners nearer to each other than `leastStep` pixels are left out. */
export async function readWorldShapes(
  view: MapView,
  readTile: ReadTile,
  leastStep = 0,
): Promise<WorldShapes> {
  const found: Found = { land: [], borders: "", cities: [], countries: [] };
  for (const wanted of listTiles(view)) {
    const count = 2 ** wanted.z;
    const tile = await readTile(wanted.z, ((wanted.x % count) + count) % count, wanted.y);
    if (tile) addTile(found, tile, { ...wanted, view, leastStep });
  }
  return zoomOf(view) > coarseZoom ? { ...found, land: "plain" } : found;
}

interface TileAt {
  z: number;
  x: number;
  y: number;
}

function listTiles({ west, north, scale, width, height }: MapView): TileAt[] {
  const z = Math.max(
    worldBasemap.minZoom,
    Math.min(worldBasemap.maxZoom, Math.floor(Math.log2(scale / worldWidth(0)))),
  );
  const count = 2 ** z;
  const tiles: TileAt[] = [];
  for (let x = Math.floor(west * count); x < (west + width / scale) * count; x += 1)
    for (let y = Math.floor(north * count); y < (north + height / scale) * count; y += 1)
      if (y >= 0 && y < count) tiles.push({ z, x, y });
  return tiles;
}

function addTile(
  found: Found,
  tile: DecodedTile,
  { z, x, y, view, leastStep }: TileAt & { view: MapView; leastStep: number },
): void {
  const { layers } = worldBasemap;
  const place = (point: { x: number; y: number }, extent: number) =>
    toPicture(view, { x: (x + point.x / extent) / 2 ** z, y: (y + point.y / extent) / 2 ** z });
  const draw = (feature: TileFeature, end: string) =>
    feature
      .loadGeometry()
      .map((line) => line.map((point) => place(point, feature.extent)))
      .filter((line) => isSeen(line, view, leastStep))
      .map((line) => `${writePath(leastStep > 0 ? thinOut(line, leastStep) : line)}${end}`)
      .join("");
  const land = featuresOf(tile, layers.land).map((feature) => draw(feature, "Z"));
  found.land.push(land.join(""));
  found.borders += featuresOf(tile, layers.borders)
    .map((feature) => draw(feature, ""))
    .join("");
  const nameIn = (layer: string): WorldName[] =>
    featuresOf(tile, layer).flatMap((feature) => {
      const [[point] = []] = feature.loadGeometry();
      return point ? [{ position: place(point, feature.extent), fields: feature.properties }] : [];
    });
  found.cities.push(...nameIn(layers.cities));
  found.countries.push(...nameIn(layers.countries));
}

function featuresOf(tile: DecodedTile, name: string): TileFeature[] {
  const layer = tile.layers[name];
  return layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : [];
}

/** False for an islet smaller than the step, and for a line beside the view. */
function isSeen(
  line: readonly WorldPosition[],
  { width, height }: MapView,
  leastStep: number,
): boolean {
  if (leastStep === 0) return true;
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isBeside = right < 0 || left > width || bottom < 0 || top > height;
  return !isBeside && Math.max(right - left, bottom - top) >= 2 * leastStep;
}

/** The corners without those that lie nearer than so many pixels to the one kept before them. */
export function thinOut(corners: readonly WorldPosition[], leastStep: number): WorldPosition[] {
  const kept: WorldPosition[] = [];
  let last: WorldPosition | undefined;
  corners.forEach((corner, index) => {
    const isEnd = index === corners.length - 1 && kept.length > 0;
    if (last && !isEnd && Math.hypot(corner.x - last.x, corner.y - last.y) < leastStep) return;
    kept.push(corner);
    last = corner;
  });
  return kept;
}

export const writePath = (corners: readonly WorldPosition[]): string =>
  `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
