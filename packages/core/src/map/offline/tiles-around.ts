import type { Position } from "../../geo/position.ts";
import { xOfLng, yOfLat } from "../mercator.ts";

/** A tile of Web Mercator. */
export interface TileId {
  z: number;
  x: number;
  y: number;
}

/** What the map of a trip is stored around: its points and its paths. */
export interface Surroundings {
  positions: readonly Position[];
  /** Lines of [longitude, latitude]. */
  lines: readonly (readonly (readonly number[])[])[];
}

/** Metres around a point whose tiles are stored, and in tiles: the neighbours at least, so that a screen is filled. */
const reachM = 3_000;
const [fewestTiles, mostTiles] = [1, 8];
/** Beside a path the neighbours are stored up to this zoom, beyond it only the tiles that it crosses. */
const wideLineZoom = 11;
const equatorM = 40_075_016.686;
/** A line is followed in steps of so many tiles, so that none between two of its points is left out. */
const step = 0.5;
/** A line whose points are farther apart is a flight, which nobody follows on a map. */
const longestTiles = 2_000;

/** The tiles of one zoom, without repetition: around the world in the x axis, and not beyond its edges in the y axis. */
class ZoomTiles {
  readonly #ids = new Set<number>();
  readonly #side: number;

  readonly z: number;

  constructor(z: number) {
    this.z = z;
    this.#side = 2 ** z;
  }

  get size(): number {
    return this.#ids.size;
  }

  add(x: number, y: number): void {
    if (y < 0 || y >= this.#side) return;
    const column = ((x % this.#side) + this.#side) % this.#side;
    this.#ids.add(y * this.#side + column);
  }

  addAround(x: number, y: number, aside: number): void {
    for (let row = Math.floor(y - aside); row <= Math.floor(y + aside); row++)
      for (let column = Math.floor(x - aside); column <= Math.floor(x + aside); column++)
        this.add(column, row);
  }

  list(): TileId[] {
    const { z } = this;
    return [...this.#ids].map((id) => ({
      z,
      x: id % this.#side,
      y: Math.floor(id / this.#side),
    }));
  }
}

/** The position in tiles of a zoom. At the poles: the last row. */
function toTiles({ lat, lng }: Position, z: number): { x: number; y: number } {
  const side = 2 ** z;
  const y = Math.min(1 - 1e-12, Math.max(0, yOfLat(lat)));
  return { x: xOfLng(lng) * side, y: y * side };
}

function addPosition(tiles: ZoomTiles, position: Position): void {
  const { x, y } = toTiles(position, tiles.z);
  const tileM = (equatorM * Math.cos((position.lat * Math.PI) / 180)) / 2 ** tiles.z;
  tiles.addAround(x, y, Math.min(mostTiles, Math.max(fewestTiles, reachM / Math.max(1, tileM))));
}

function addLine(tiles: ZoomTiles, line: readonly (readonly number[])[]): void {
  const side = 2 ** tiles.z;
  const aside = tiles.z <= wideLineZoom ? fewestTiles : 0;
  let before: { x: number; y: number } | null = null;
  for (const [lng = 0, lat = 0] of line) {
    const tile = toTiles({ lat, lng }, tiles.z);
    const from = before ?? tile;
    // The shorter way, which may cross the antimeridian.
    const turns = Math.round((tile.x - from.x) / side);
    const [dx, dy] = [tile.x - turns * side - from.x, tile.y - from.y];
    const length = Math.hypot(dx, dy);
    const steps = length > longestTiles ? 1 : Math.max(1, Math.ceil(length / step));
    for (let part = 1; part <= steps; part++)
      tiles.addAround(from.x + (dx * part) / steps, from.y + (dy * part) / steps, aside);
    before = tile;
  }
}

/**
 * The tiles around points and along lines, zoom by zoom from the lowest. A zoom with which there would be more than `most` is left
 * out, and with it all beyond it.
 */
export function listTilesAround(
  { positions, lines }: Surroundings,
  { from, to, most }: { from: number; to: number; most: number },
): TileId[] {
  const all: TileId[] = [];
  for (let z = from; z <= to; z++) {
    const tiles = new ZoomTiles(z);
    const hasRoom = () => all.length + tiles.size <= most;
    for (const position of positions) if (hasRoom()) addPosition(tiles, position);
    for (const line of lines) if (hasRoom()) addLine(tiles, line);
    if (!hasRoom()) break;
    all.push(...tiles.list());
  }
  return all;
}
