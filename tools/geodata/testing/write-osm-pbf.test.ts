import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { PbfReader } from "pbf";
import { expect, test } from "vitest";
import { osmTown, townPosition } from "./osm-town.ts";
import { type OsmData, writeOsmPbf } from "./write-osm-pbf.ts";

/** Reads a file's blocks: the header's texts, and the ids, units and tag numbers of nodes. */
function readBack(data: OsmData) {
  const folder = mkdtempSync(join(tmpdir(), "castor-osm-"));
  try {
    const file = join(folder, "town.osm.pbf");
    writeOsmPbf(file, data);
    return [...readBlobs(readFileSync(file))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* readBlobs(file: Buffer) {
  for (let index = 0; index < file.length; ) {
    const head = file.subarray(index + 4, index + 4 + file.readInt32BE(index));
    const { type, bytes } = new PbfReader(head).readFields(
      (tag, read, pbf) => {
        if (tag === 1) read.type = pbf.readString();
        if (tag === 3) read.bytes = pbf.readVarint();
      },
      { type: "", bytes: 0 },
    );
    index += 4 + head.length;
    const content = new PbfReader(file.subarray(index, index + bytes)).readFields(
      (tag, read, pbf) => {
        if (tag === 2) read.size = pbf.readVarint();
        if (tag === 3) read.data = inflateSync(pbf.readBytes());
      },
      { size: 0, data: Buffer.alloc(0) },
    );
    expect(content.data.length).toBe(content.size);
    index += bytes;
    yield { type, data: content.data };
  }
}

interface Dense {
  ids: number[];
  lats: number[];
  tags: number[];
}

/** The texts of a block and its nodes. */
function readNodes(block: Buffer) {
  const texts: string[] = [];
  const nodes: Dense = { ids: [], lats: [], tags: [] };
  new PbfReader(block).readFields((tag, _, pbf) => {
    const readText = (inner: number) => {
      if (inner === 1) texts.push(pbf.readString());
    };
    const readDense = (inner: number) => {
      if (inner === 1) pbf.readPackedSVarint(nodes.ids);
      if (inner === 8) pbf.readPackedSVarint(nodes.lats);
      if (inner === 10) pbf.readPackedVarint(nodes.tags);
    };
    if (tag === 1) pbf.readMessage(readText, null);
    if (tag === 2)
      pbf.readMessage((inner) => {
        if (inner === 2) pbf.readMessage(readDense, null);
      }, null);
  }, null);
  return { texts, ...nodes };
}

test("A header, then nodes with their texts, ways and relations", () => {
  const [header, nodes, ways, relations, ...more] = readBack(osmTown);
  expect([header, nodes, ways, relations].map((blob) => blob?.type)).toEqual([
    "OSMHeader",
    "OSMData",
    "OSMData",
    "OSMData",
  ]);
  expect(more).toEqual([]);
  expect(header?.data.toString("latin1")).toContain("OsmSchema-V0.6");
  expect(header?.data.toString("latin1")).toContain("DenseNodes");
  const read = readNodes(nodes?.data ?? Buffer.alloc(0));
  expect(read.texts[0]).toBe("");
  expect(read.texts).toContain("Кафе Лестница");
  expect(read.ids).toHaveLength(osmTown.nodes.length);
  expect(read.lats.reduce((sum, step) => sum + step)).toBe(
    Math.round((osmTown.nodes.at(-1)?.lat ?? 0) * 1e7),
  );
  expect(read.tags.filter((number) => number === 0)).toHaveLength(osmTown.nodes.length);
});

test("No block holds more than the format allows", () => {
  const nodes = Array.from({ length: 8_001 }, (_, index) => ({
    id: index + 1,
    ...townPosition(index % 100, Math.floor(index / 100)),
    tags: {},
  }));
  const blobs = readBack({ nodes, ways: [], relations: [] }).slice(1);
  expect(blobs.map(({ data }) => readNodes(data).ids.length)).toEqual([8_000, 1]);
});

test("The town holds together: ids in order, every node of a way and every member there", () => {
  for (const things of [osmTown.nodes, osmTown.ways, osmTown.relations])
    expect(things.map(({ id }) => id)).toEqual(things.map((_, index) => index + 1));
  const nodes = new Set(osmTown.nodes.map(({ id }) => id));
  expect(osmTown.ways.flatMap((way) => way.nodes).filter((id) => !nodes.has(id))).toEqual([]);
  const ways = new Set(osmTown.ways.map(({ id }) => id));
  expect(osmTown.relations.flatMap(({ members }) => members).every(({ id }) => ways.has(id))).toBe(
    true,
  );
});
