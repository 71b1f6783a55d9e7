import type { DecodedTile } from "@castor/core/map/picture/world-shapes.ts";
import { worldBasemap } from "@castor/core/map/world-basemap.ts";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";

/** Without network some browsers wait long before they say so. A map on plain ground is better than none. */
const waitMs = 4_000;

const archive = new PMTiles(worldBasemap.path);

/** A tile of the embedded world, as the map on the screen reads it. Throws without network. */
export async function readWorldTile(z: number, x: number, y: number): Promise<DecodedTile | null> {
  const tile = await archive.getZxy(z, x, y, AbortSignal.timeout(waitMs));
  return tile ? new VectorTile(new PbfReader(tile.data)) : null;
}
