import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { PbfReader } from "pbf";

export interface OsmNode {
  id: number;
  lat: number;
  lng: number;
  /** Null for the many nodes that only bend a line. */
  tags: OsmTags | null;
}

export interface OsmWay {
  id: number;
  tags: OsmTags;
  /** Ids of its nodes. */
  nodes: readonly number[];
}

export interface OsmRelation {
  id: number;
  tags: OsmTags;
  nodes: readonly number[];
  ways: readonly number[];
}

/** Receives the kinds of objects it has methods for. */
export interface OsmVisitor {
  node?: (node: OsmNode) => void;
  way?: (way: OsmWay) => void;
  relation?: (relation: OsmRelation) => void;
}

const [nodeMember, wayMember] = [0, 1];

/** A block being read: its string table and the encoding of its coordinates. */
class Block {
  readonly #texts: Uint8Array[] = [];
  readonly #known: string[] = [];
  readonly groups: Uint8Array[] = [];
  #granularity = 100;
  #latOffset = 0;
  #lngOffset = 0;

  constructor(bytes: Uint8Array) {
    new PbfReader(bytes).readFields((tag, _, pbf) => {
      if (tag === 1)
        pbf.readMessage((inner, texts, table) => {
          if (inner === 1) texts.push(table.readBytes());
        }, this.#texts);
      else if (tag === 2) this.groups.push(pbf.readBytes());
      else if (tag === 17) this.#granularity = pbf.readVarint();
      else if (tag === 19) this.#latOffset = pbf.readVarint(true);
      else if (tag === 20) this.#lngOffset = pbf.readVarint(true);
    }, null);
  }

  lat = (units: number) => this.#degrees(this.#latOffset, units);
  lng = (units: number) => this.#degrees(this.#lngOffset, units);

  tags(keys: readonly number[], values: readonly number[]): OsmTags {
    return Object.fromEntries(
      keys.map((key, index) => [this.#text(key), this.#text(values[index] ?? -1)]),
    );
  }

  #degrees(offset: number, units: number): number {
    return Math.round((offset + this.#granularity * units) / 100) / 1e7;
  }

  #text(index: number): string {
    const known = this.#known[index];
    if (known !== undefined) return known;
    const bytes = this.#texts[index];
    if (bytes === undefined) throw new Error("no such text");
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
    this.#known[index] = text;
    return text;
  }
}

/** Decodes delta-encoded numbers. */
function sumUp(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

/** Passes the objects of a `PrimitiveBlock` to the visitor. Throws for invalid bytes. */
export function readPrimitiveBlock(bytes: Uint8Array, visitor: OsmVisitor): void {
  const block = new Block(bytes);
  const { node, way, relation } = visitor;
  for (const group of block.groups)
    new PbfReader(group).readFields((tag, _, pbf) => {
      if (tag === 1 && node) node(readNode(block, pbf));
      else if (tag === 2 && node) readDenseNodes(block, pbf, node);
      else if (tag === 3 && way) way(readWay(block, pbf));
      else if (tag === 4 && relation) relation(readRelation(block, pbf));
    }, null);
}

/** Fields that nodes, ways and relations share. */
interface RequestedFields {
  id: number;
  keys: number[];
  values: number[];
}

function readRequested(fields: RequestedFields, tag: number, pbf: PbfReader): void {
  if (tag === 2) pbf.readPackedVarint(fields.keys);
  else if (tag === 3) pbf.readPackedVarint(fields.values);
}

function readNode(block: Block, pbf: PbfReader): OsmNode {
  const fields = { id: 0, keys: [], values: [], lat: 0, lng: 0 };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) read.id = inner.readSVarint();
    else if (tag === 8) read.lat = inner.readSVarint();
    else if (tag === 9) read.lng = inner.readSVarint();
    else readRequested(read, tag, inner);
  }, fields);
  const { id, keys, values, lat, lng } = fields;
  const tags = keys.length > 0 ? block.tags(keys, values) : null;
  return { id, lat: block.lat(lat), lng: block.lng(lng), tags };
}

function readDenseNodes(block: Block, pbf: PbfReader, show: (node: OsmNode) => void): void {
  const fields: Record<"ids" | "lats" | "lngs" | "texts", number[]> = {
    ids: [],
    lats: [],
    lngs: [],
    texts: [],
  };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) inner.readPackedSVarint(read.ids);
    else if (tag === 8) inner.readPackedSVarint(read.lats);
    else if (tag === 9) inner.readPackedSVarint(read.lngs);
    else if (tag === 10) inner.readPackedVarint(read.texts);
  }, fields);
  const [ids, lats, lngs] = [fields.ids, fields.lats, fields.lngs].map(sumUp) as [
    number[],
    number[],
    number[],
  ];
  if (lats.length !== ids.length || lngs.length !== ids.length) throw new Error("lists differ");
  let index = 0;
  ids.forEach((id, which) => {
    const [keys, values]: [number[], number[]] = [[], []];
    // Key, value, key, value, with a 0 after each node.
    for (; (fields.texts[index] ?? 0) !== 0; index += 2) {
      keys.push(fields.texts[index] ?? -1);
      values.push(fields.texts[index + 1] ?? -1);
    }
    index++;
    const tags = keys.length > 0 ? block.tags(keys, values) : null;
    show({ id, lat: block.lat(lats[which] ?? 0), lng: block.lng(lngs[which] ?? 0), tags });
  });
}

function readWay(block: Block, pbf: PbfReader): OsmWay {
  const fields = { id: 0, keys: [], values: [], nodes: [] as number[] };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) read.id = inner.readVarint(true);
    else if (tag === 8) inner.readPackedSVarint(read.nodes);
    else readRequested(read, tag, inner);
  }, fields);
  const { id, keys, values, nodes } = fields;
  return { id, tags: block.tags(keys, values), nodes: sumUp(nodes) };
}

function readRelation(block: Block, pbf: PbfReader): OsmRelation {
  const fields = { id: 0, keys: [], values: [], members: [] as number[], kinds: [] as number[] };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) read.id = inner.readVarint(true);
    else if (tag === 9) inner.readPackedSVarint(read.members);
    else if (tag === 10) inner.readPackedVarint(read.kinds);
    else readRequested(read, tag, inner);
  }, fields);
  const { id, keys, values, kinds } = fields;
  const members = sumUp(fields.members);
  const membersOf = (kind: number) => members.filter((_, index) => kinds[index] === kind);
  return {
    id,
    tags: block.tags(keys, values),
    nodes: membersOf(nodeMember),
    ways: membersOf(wayMember),
  };
}
