import { writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { PbfWriter } from "pbf";

export interface OsmNode {
  id: number;
  lat: number;
  lng: number;
  tags: OsmTags;
}

export interface OsmWay {
  id: number;
  /** Ids of nodes. A closed way ends with its first node. */
  nodes: readonly number[];
  tags: OsmTags;
}

export interface OsmRelation {
  id: number;
  members: readonly { type: "node" | "way" | "relation"; id: number; role: string }[];
  tags: OsmTags;
}

/** The contents of a file, each list in the order of ids. */
export interface OsmData {
  nodes: readonly OsmNode[];
  ways: readonly OsmWay[];
  relations: readonly OsmRelation[];
}

/** The format's limit of a block. */
const maxInBlock = 8_000;
const memberTypes = { node: 0, way: 1, relation: 2 } as const;
/** A block's unit is 100 billionths of a degree, the header's is one. */
const toUnits = (degrees: number) => Math.round(degrees * 1e7);
const toBillionths = (degrees: number) => toUnits(degrees) * 100;

const differences = (values: readonly number[]) =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

/** A block's table of texts by number. 0 is no text and ends the tags of a node. */
class Texts {
  readonly #numbers = new Map([["", 0]]);

  numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  write(pbf: PbfWriter): void {
    for (const text of this.#numbers.keys()) pbf.writeStringField(1, text);
  }
}

function writeNodes(nodes: readonly OsmNode[], texts: Texts, pbf: PbfWriter): void {
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags)
      .flat()
      .map((text) => texts.numberOf(text)),
    0,
  ]);
  const dense = (_: unknown, inner: PbfWriter) => {
    inner.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
    inner.writePackedSVarint(8, differences(nodes.map(({ lat }) => toUnits(lat))));
    inner.writePackedSVarint(9, differences(nodes.map(({ lng }) => toUnits(lng))));
    inner.writePackedVarint(10, tags);
  };
  pbf.writeMessage(2, dense, null);
}

function writeHead({ id, tags }: { id: number; tags: OsmTags }, texts: Texts, pbf: PbfWriter) {
  pbf.writeVarintField(1, id);
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => texts.numberOf(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => texts.numberOf(value)),
  );
}

function writeWays(ways: readonly OsmWay[], texts: Texts, pbf: PbfWriter): void {
  for (const way of ways)
    pbf.writeMessage(
      3,
      (_, inner) => {
        writeHead(way, texts, inner);
        inner.writePackedSVarint(8, differences(way.nodes));
      },
      null,
    );
}

function writeRelations(relations: readonly OsmRelation[], texts: Texts, pbf: PbfWriter): void {
  for (const relation of relations)
    pbf.writeMessage(
      4,
      (_, inner) => {
        const { members } = relation;
        writeHead(relation, texts, inner);
        inner.writePackedVarint(
          8,
          members.map(({ role }) => texts.numberOf(role)),
        );
        inner.writePackedSVarint(9, differences(members.map(({ id }) => id)));
        inner.writePackedVarint(
          10,
          members.map(({ type }) => memberTypes[type]),
        );
      },
      null,
    );
}

type Fill = (pbf: PbfWriter) => void;

function encode(fill: Fill): Uint8Array {
  const pbf = new PbfWriter();
  fill(pbf);
  return pbf.finish();
}

function encodeBlob(type: string, fill: Fill): Buffer {
  const content = encode(fill);
  const body = encode((pbf) => {
    pbf.writeVarintField(2, content.length);
    pbf.writeBytesField(3, deflateSync(content));
  });
  const head = encode((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, body.length);
  });
  const length = Buffer.alloc(4);
  length.writeInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

function* encodeBlocks<T>(
  things: readonly T[],
  write: (things: readonly T[], texts: Texts, pbf: PbfWriter) => void,
): Generator<Buffer> {
  for (let first = 0; first < things.length; first += maxInBlock) {
    const texts = new Texts();
    const group = encode((pbf) => write(things.slice(first, first + maxInBlock), texts, pbf));
    yield encodeBlob("OSMData", (pbf) => {
      pbf.writeMessage(1, (_, inner) => texts.write(inner), null);
      pbf.writeBytesField(2, group);
    });
  }
}

function encodeHeader(nodes: readonly OsmNode[]): Buffer {
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const lats = nodes.map(({ lat }) => lat);
  const lngs = nodes.map(({ lng }) => lng);
  const edges = [
    -most(lngs.map((lng) => -lng)),
    most(lngs),
    most(lats),
    -most(lats.map((lat) => -lat)),
  ];
  return encodeBlob("OSMHeader", (pbf) => {
    pbf.writeMessage(
      1,
      (_, inner) => {
        edges.forEach((edge, index) => {
          inner.writeSVarintField(index + 1, toBillionths(edge));
        });
      },
      null,
    );
    for (const feature of ["OsmSchema-V0.6", "DenseNodes"]) pbf.writeStringField(4, feature);
    pbf.writeStringField(5, "Sort.Type_then_ID");
    pbf.writeStringField(16, "castor");
  });
}

/** Writes an `.osm.pbf` file. It needs at least one node. */
export function writeOsmPbf(path: string, { nodes, ways, relations }: OsmData): void {
  const blobs = [
    encodeHeader(nodes),
    ...encodeBlocks(nodes, writeNodes),
    ...encodeBlocks(ways, writeWays),
    ...encodeBlocks(relations, writeRelations),
  ];
  writeFileSync(path, Buffer.concat(blobs));
}
