import { open } from "node:fs/promises";
import type { DecodedTile } from "@castor/core/map/picture/world-shapes.ts";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { FileSource } from "./file-source.ts";

/** The tiles of the embedded world's file. */
export interface WorldTiles {
  read(z: number, x: number, y: number): Promise<DecodedTile | null>;
  close(): Promise<void>;
}

/** Opens the file of the embedded world; null when there is none. */
export async function openWorldTiles(file: string): Promise<WorldTiles | null> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  const archive = new PMTiles(new FileSource(handle));
  return {
    async read(z, x, y) {
      const tile = await archive.getZxy(z, x, y);
      return tile ? new VectorTile(new PbfReader(tile.data)) : null;
    },
    close: () => handle.close(),
  };
}
