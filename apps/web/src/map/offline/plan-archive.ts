import { offlineLevels, offlineMapLimits } from "@castor/core/map/offline/offline-levels.ts";
import { listTilesAround, type Surroundings } from "@castor/core/map/offline/tiles-around.ts";
import { findTile, PMTiles, SharedPromiseCache, tileIdToZxy, zxyToTileId } from "pmtiles";
import type { Piece } from "../../data/offline/map-pieces.ts";
import { StoredSource } from "./stored-source.ts";

/** A piece of a map file, from the zoom on that needs it. */
export interface PlannedPiece extends Piece {
  zoom: number;
}

/** What of a map file a trip needs. */
export interface ArchivePlan {
  /** The deepest zoom of the file. */
  maxZoom: number;
  /** The deepest zoom that is planned; a larger one would be too many tiles. */
  deepest: number;
  pieces: readonly PlannedPiece[];
}

/** The library reads so much of the beginning of a file, the header and the first directory. */
const headLength = 16_384;
/** A directory of directories has at most so many levels. */
const levelsMax = 4;
const atOnce = 4;
const directoriesKept = 1_000;

/** Lists the pieces of a map file that the surroundings of a trip need, by reading its directories. */
export async function planArchive(
  address: string,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<ArchivePlan> {
  const cache = new SharedPromiseCache(directoriesKept);
  const { source } = new PMTiles(new StoredSource(address, "patient"));
  const header = await cache.getHeader(source);
  const to = Math.min(header.maxZoom, offlineLevels.at(-1)?.maxZoom ?? 0);
  const tiles = listTilesAround(surroundings, {
    from: header.minZoom,
    to,
    most: offlineMapLimits.tilesPerTrip,
  });
  const ids = tiles.map(({ z, x, y }) => zxyToTileId(z, x, y)).sort((a, b) => a - b);
  const pieces = new Map<number, PlannedPiece>();
  const need = (piece: PlannedPiece) => {
    const known = pieces.get(piece.offset);
    if (!known || known.zoom > piece.zoom) pieces.set(piece.offset, piece);
  };
  const zoomOf = (id = 0) => tileIdToZxy(id)[0];

  const walk = async (directory: Piece, wanted: readonly number[], level: number) => {
    signal.throwIfAborted();
    const { offset, length } = directory;
    const entries = await cache.getDirectory(source, offset, length, header, signal);
    const below = new Map<number, { directory: Piece; wanted: number[] }>();
    for (const id of wanted) {
      const entry = findTile(entries, id);
      if (!entry) continue;
      if (entry.runLength > 0) {
        const tile = { offset: header.tileDataOffset + entry.offset, length: entry.length };
        need({ ...tile, zoom: zoomOf(id) });
        continue;
      }
      const leaf = { offset: header.leafDirectoryOffset + entry.offset, length: entry.length };
      const known = below.get(leaf.offset) ?? { directory: leaf, wanted: [] };
      known.wanted.push(id);
      below.set(leaf.offset, known);
    }
    // Ids ascend with the zoom, so the first needs the directory first.
    for (const leaf of below.values()) need({ ...leaf.directory, zoom: zoomOf(leaf.wanted[0]) });
    if (level >= levelsMax) return;
    const waiting = below.values();
    const walkNext = async () => {
      for (const { directory: leaf, wanted: some } of waiting) await walk(leaf, some, level + 1);
    };
    await Promise.all(Array.from({ length: atOnce }, walkNext));
  };

  need({ offset: 0, length: headLength, zoom: 0 });
  const { rootDirectoryOffset: offset, rootDirectoryLength: length } = header;
  if (offset + length > headLength) need({ offset, length, zoom: 0 });
  await walk({ offset, length }, ids, 1);
  const deepest = Math.max(0, ...tiles.map(({ z }) => z));
  return { maxZoom: header.maxZoom, deepest, pieces: [...pieces.values()] };
}

/** The pieces up to a zoom. */
export const piecesUpTo = ({ pieces }: ArchivePlan, zoom: number): Piece[] =>
  pieces
    .filter((piece) => piece.zoom <= zoom)
    .map(({ offset, length }) => ({ offset, length }))
    .sort((a, b) => a.offset - b.offset);
