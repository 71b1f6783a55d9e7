import { open } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { TileSchema } from "@castor/core/map/tile-source.ts";
import { Compression, type Header, PMTiles, TileType } from "pmtiles";
import * as z from "zod/mini";
import { FileSource } from "./file-source.ts";

const unpackedBytesMax = 64 * 1_048_576;

/** What drawing needs to know of a PMTiles file. */
export interface StreetFile {
  schema: TileSchema;
  /** True when its tiles draw the sea; maps made without a coastline do not. */
  hasSea: boolean;
}

/** The layer that identifies each schema. */
const marks: Record<TileSchema, string> = { openmaptiles: "transportation", protomaps: "roads" };

const metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

async function unpack(bytes: ArrayBuffer, how: Compression): Promise<ArrayBuffer> {
  if (how === Compression.None || how === Compression.Unknown) return bytes;
  const limit = { maxOutputLength: unpackedBytesMax };
  const packed = new Uint8Array(bytes);
  if (how === Compression.Gzip)
    return Uint8Array.from(await promisify<Uint8Array, object, Buffer>(gunzip)(packed, limit))
      .buffer;
  if (how === Compression.Brotli)
    return Uint8Array.from(
      await promisify<Uint8Array, object, Buffer>(brotliDecompress)(packed, limit),
    ).buffer;
  throw new Error("its compression is neither gzip nor Brotli");
}

/** "ocean" is a value in the tiles' tables. If any tile has it, the first one does. */
async function hasOcean(archive: PMTiles, header: Header): Promise<boolean> {
  const { minZoom: zoom, minLon, maxLon, minLat, maxLat } = header;
  const [lng, lat] = [(minLon + maxLon) / 2, (minLat + maxLat) / 2];
  const side = 2 ** zoom;
  const bend = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  const [x, y] = [((lng + 180) / 360) * side, ((1 - bend) / 2) * side].map((along) =>
    Math.min(side - 1, Math.max(0, Math.floor(along))),
  );
  const tile = await archive.getZxy(zoom, x ?? 0, y ?? 0);
  return tile !== undefined && Buffer.from(tile.data).includes("ocean");
}

/** Throws an error with a short reason when the file cannot be drawn. */
export async function readStreetFile(path: string): Promise<StreetFile> {
  const file = await open(path);
  try {
    const magic = Buffer.alloc(8);
    await file.read(magic, 0, 8, 0);
    if (magic.toString("latin1") !== "PMTiles\u0003") throw new Error("it is no PMTiles file");
    const archive = new PMTiles(new FileSource(file), undefined, unpack);
    const header = await archive.getHeader();
    if (header.tileType !== TileType.Mvt) throw new Error("it holds no vector tiles");
    const read = metadata.safeParse(await archive.getMetadata());
    const ids = read.success ? read.data.vector_layers.map(({ id }) => id) : [];
    const schema = (["openmaptiles", "protomaps"] as const).find((name) =>
      ids.includes(marks[name]),
    );
    if (schema === undefined)
      throw new Error("its layers are neither OpenMapTiles' nor Protomaps'");
    return { schema, hasSea: schema === "protomaps" || (await hasOcean(archive, header)) };
  } finally {
    await file.close();
  }
}
