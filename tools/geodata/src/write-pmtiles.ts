import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** A tile as PMTiles keeps it: its number (`tileId`) and its bytes, gzipped. */
export interface PackedTile {
  id: number;
  bytes: Uint8Array;
}

export interface PmtilesMetadata {
  name: string;
  description: string;
  attribution: string;
  minZoom: number;
  maxZoom: number;
  vectorLayers: readonly {
    id: string;
    fields: Record<string, string>;
    minzoom: number;
    maxzoom: number;
  }[];
}

interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const headerBytes = 127;
const rootBytesMax = 16_384 - headerBytes;
const leafEntries = 4_096;
const gzipCode = 2;
const mvtCode = 1;

function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  put(entries.length);
  entries.forEach((entry, at) => {
    put(entry.id - (entries[at - 1]?.id ?? 0));
  });
  for (const entry of entries) put(entry.run);
  for (const entry of entries) put(entry.length);
  entries.forEach((entry, at) => {
    const previous = entries[at - 1];
    const follows = previous && previous.offset + previous.length === entry.offset;
    put(follows ? 0 : entry.offset + 1);
  });
  return gzipSync(Uint8Array.from(bytes), { level: 9 });
}

/** One entry a tile, equal bytes kept once and equal neighbours joined in a run. */
function layOutTiles(tiles: readonly PackedTile[]) {
  const entries: Entry[] = [];
  const contents: Uint8Array[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let end = 0;
  for (const { id, bytes } of tiles) {
    const key = createHash("sha1").update(bytes).digest("base64");
    const place = known.get(key) ?? { offset: end, length: bytes.length };
    if (!known.has(key)) {
      known.set(key, place);
      contents.push(bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, contents, bytes: end };
}

/** A root directory that fits the first 16 KiB, and the leaves it points to where one level is not enough. */
function layOutDirectories(entries: readonly Entry[]) {
  const single = encodeDirectory(entries);
  if (single.length <= rootBytesMax) return { root: single, leaves: new Uint8Array() };
  const roots: Entry[] = [];
  const leaves: Uint8Array[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += leafEntries) {
    const leaf = encodeDirectory(entries.slice(at, at + leafEntries));
    roots.push({ id: entries[at]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: encodeDirectory(roots), leaves: Buffer.concat(leaves) };
}

/** Writes a PMTiles archive, version 3, of vector tiles of the whole world. `tiles` are sorted by id. */
export function writePmtiles(
  file: string,
  tiles: readonly PackedTile[],
  metadata: PmtilesMetadata,
): void {
  const { entries, contents, bytes } = layOutTiles(tiles);
  const { root, leaves } = layOutDirectories(entries);
  const { minZoom, maxZoom, vectorLayers, ...words } = metadata;
  const json = gzipSync(
    JSON.stringify({ ...words, type: "baselayer", vector_layers: vectorLayers }),
  );

  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const longs: number[] = [];
  let offset = headerBytes;
  for (const length of [root.length, json.length, leaves.length, bytes]) {
    longs.push(offset, length);
    offset += length;
  }
  longs.push(tiles.length, entries.length, contents.length);
  longs.forEach((value, at) => {
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  });
  Uint8Array.of(1, gzipCode, gzipCode, mvtCode, minZoom, maxZoom).forEach((value, at) => {
    header.writeUInt8(value, 96 + at);
  });
  [-180, -85.051129, 180, 85.051129].forEach((degrees, at) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4);
  });
  writeFileSync(file, Buffer.concat([header, root, json, leaves, ...contents]));
}
