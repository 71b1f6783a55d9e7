import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** A tile of PMTiles: its number (`tileId`) and its gzipped bytes. */
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
  /** West, south, east, north; default: the world. */
  bounds?: readonly number[];
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
const world = [-180, -85.051129, 180, 85.051129];
const copyBytes = 1_048_576;

function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  put(entries.length);
  entries.forEach((entry, index) => {
    put(entry.id - (entries[index - 1]?.id ?? 0));
  });
  for (const entry of entries) put(entry.run);
  for (const entry of entries) put(entry.length);
  entries.forEach((entry, index) => {
    const previous = entries[index - 1];
    const follows = previous && previous.offset + previous.length === entry.offset;
    put(follows ? 0 : entry.offset + 1);
  });
  return gzipSync(Uint8Array.from(bytes), { level: 9 });
}

/** Makes the entries of tiles: equal bytes are stored once, equal neighbours become a run. The bytes go into a file. */
function layOutTiles(tiles: Iterable<PackedTile>, into: number) {
  const entries: Entry[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let [end, count] = [0, 0];
  for (const { id, bytes } of tiles) {
    count++;
    const key = createHash("sha1").update(bytes).digest("base64");
    const place = known.get(key) ?? { offset: end, length: bytes.length };
    if (!known.has(key)) {
      known.set(key, place);
      writeAll(into, bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, contents: known.size, count, bytes: end };
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let index = 0; index < bytes.length; ) index += writeSync(file, bytes, index);
}

function copyAll(from: number, to: number): void {
  const piece = Buffer.alloc(copyBytes);
  for (let index = 0; ; ) {
    const length = readSync(from, piece, 0, piece.length, index);
    if (length === 0) return;
    writeAll(to, piece.subarray(0, length));
    index += length;
  }
}

/** Makes a root directory that fits into the first 16 KiB, with leaf directories where one level is not enough. */
function layOutDirectories(entries: readonly Entry[]) {
  const single = encodeDirectory(entries);
  if (single.length <= rootBytesMax) return { root: single, leaves: new Uint8Array() };
  const roots: Entry[] = [];
  const leaves: Uint8Array[] = [];
  let offset = 0;
  for (let index = 0; index < entries.length; index += leafEntries) {
    const leaf = encodeDirectory(entries.slice(index, index + leafEntries));
    roots.push({ id: entries[index]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: encodeDirectory(roots), leaves: Buffer.concat(leaves) };
}

/** Writes a PMTiles archive, version 3, of vector tiles. `tiles` are sorted by id; a file buffers them, since there may be many. */
export function writePmtiles(
  file: string,
  tiles: Iterable<PackedTile>,
  metadata: PmtilesMetadata,
): void {
  const aside = `${file}.tiles`;
  const content = openSync(aside, "w+");
  try {
    const laidOut = layOutTiles(tiles, content);
    const archive = openSync(file, "w");
    try {
      writeAll(archive, encodeBeginning(laidOut, metadata));
      copyAll(content, archive);
    } finally {
      closeSync(archive);
    }
  } finally {
    closeSync(content);
    rmSync(aside);
  }
}

/** The bytes before the tiles: header, directories, metadata. */
function encodeBeginning(
  { entries, contents, count, bytes }: ReturnType<typeof layOutTiles>,
  { minZoom, maxZoom, vectorLayers, bounds = world, ...words }: PmtilesMetadata,
): Buffer {
  const { root, leaves } = layOutDirectories(entries);
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
  longs.push(count, entries.length, contents);
  longs.forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  Uint8Array.of(1, gzipCode, gzipCode, mvtCode, minZoom, maxZoom).forEach((value, index) => {
    header.writeUInt8(value, 96 + index);
  });
  bounds.forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  return Buffer.concat([header, root, json, leaves]);
}
