import { gzipSync } from "node:zlib";

/** Makes a PMTiles archive (version 3) of one tile, at zoom 0, with these layers and bytes. `type` 1 is a vector tile. */
export function makePmtiles(layers: readonly string[], tile: string, type = 1): Buffer {
  const content = gzipSync(tile);
  // One entry: tile 0, a run of one, its length as a varint, the first offset.
  const length = [(content.length & 127) | 128, content.length >> 7];
  const directory = gzipSync(Uint8Array.of(1, 0, 1, ...length, 1));
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id })) }));
  const header = Buffer.alloc(127);
  header.write("PMTiles\u0003", "latin1");
  const begin = [0, 0, 0, 0];
  const lengths = [directory.length, metadata.length, 0, content.length];
  let offset = header.length;
  for (const [part, size] of lengths.entries()) {
    begin[part] = offset;
    offset += size;
  }
  const longs = [...lengths.flatMap((size, part) => [begin[part] ?? 0, size]), 1, 1, 1];
  for (const [index, value] of longs.entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  // Clustered, both compressions gzip, the kind of tile, zooms 0 to 0.
  Uint8Array.of(1, 2, 2, type, 0, 0).forEach((value, index) => {
    header.writeUInt8(value, 96 + index);
  });
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, directory, metadata, content]);
}
