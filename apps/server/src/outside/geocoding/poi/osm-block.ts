import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { PbfReader } from "pbf";

export interface OsmNode {
  id: number;
  lat: number;
  lng: number;
  /** Null for the many that only bend a line. */
  tags: OsmTags | null;
}

export interface OsmWay {
  id: number;
  tags: OsmTags;
  /** Its nodes. */
  nodes: readonly number[];
}

export interface OsmRelation {
  id: number;
  tags: OsmTags;
  nodes: readonly number[];
  ways: readonly number[];
}

/** Is shown what it asks for; the rest is passed over. */
export interface OsmVisitor {
  node?: (node: OsmNode) => void;
  way?: (way: OsmWay) => void;
  relation?: (relation: OsmRelation) => void;
}

const [nodeMember, wayMember] = [0, 1];

/** One block of an extract while it is read: its texts, and how its coordinates are written. */
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
      keys.map((key, at) => [this.#text(key), this.#text(values[at] ?? -1)]),
    );
  }

  #degrees(offset: number, units: number): number {
    return Math.round((offset + this.#granularity * units) / 100) / 1e7;
  }

  #text(at: number): string {
    const known = this.#known[at];
    if (known !== undefined) return known;
    const bytes = this.#texts[at];
    if (bytes === undefined) throw new Error("no such text");
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
    this.#known[at] = text;
    return text;
  }
}

/** Numbers that are told as differences from the one before. */
function sumUp(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => {
    sum += difference;
    return sum;
  });
}

/** Shows what lies in a block (`PrimitiveBlock`). Throws anything for bytes that are none. */
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

/** What nodes, ways and relations have alike. */
interface Told {
  id: number;
  keys: number[];
  values: number[];
}

function readTold(told: Told, tag: number, pbf: PbfReader): void {
  if (tag === 2) pbf.readPackedVarint(told.keys);
  else if (tag === 3) pbf.readPackedVarint(told.values);
}

function readNode(block: Block, pbf: PbfReader): OsmNode {
  const told = { id: 0, keys: [], values: [], lat: 0, lng: 0 };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) read.id = inner.readSVarint();
    else if (tag === 8) read.lat = inner.readSVarint();
    else if (tag === 9) read.lng = inner.readSVarint();
    else readTold(read, tag, inner);
  }, told);
  const { id, keys, values, lat, lng } = told;
  const tags = keys.length > 0 ? block.tags(keys, values) : null;
  return { id, lat: block.lat(lat), lng: block.lng(lng), tags };
}

function readDenseNodes(block: Block, pbf: PbfReader, show: (node: OsmNode) => void): void {
  const told: Record<"ids" | "lats" | "lngs" | "texts", number[]> = {
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
  }, told);
  const [ids, lats, lngs] = [told.ids, told.lats, told.lngs].map(sumUp) as [
    number[],
    number[],
    number[],
  ];
  if (lats.length !== ids.length || lngs.length !== ids.length) throw new Error("lists differ");
  let at = 0;
  ids.forEach((id, which) => {
    const [keys, values]: [number[], number[]] = [[], []];
    // Key, value, key, value, and 0 after each node's.
    for (; (told.texts[at] ?? 0) !== 0; at += 2) {
      keys.push(told.texts[at] ?? -1);
      values.push(told.texts[at + 1] ?? -1);
    }
    at++;
    const tags = keys.length > 0 ? block.tags(keys, values) : null;
    show({ id, lat: block.lat(lats[which] ?? 0), lng: block.lng(lngs[which] ?? 0), tags });
  });
}

function readWay(block: Block, pbf: PbfReader): OsmWay {
  const told = { id: 0, keys: [], values: [], nodes: [] as number[] };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) read.id = inner.readVarint(true);
    else if (tag === 8) inner.readPackedSVarint(read.nodes);
    else readTold(read, tag, inner);
  }, told);
  const { id, keys, values, nodes } = told;
  return { id, tags: block.tags(keys, values), nodes: sumUp(nodes) };
}

function readRelation(block: Block, pbf: PbfReader): OsmRelation {
  const told = { id: 0, keys: [], values: [], members: [] as number[], kinds: [] as number[] };
  pbf.readMessage((tag, read, inner) => {
    if (tag === 1) read.id = inner.readVarint(true);
    else if (tag === 9) inner.readPackedSVarint(read.members);
    else if (tag === 10) inner.readPackedVarint(read.kinds);
    else readTold(read, tag, inner);
  }, told);
  const { id, keys, values, kinds } = told;
  const members = sumUp(told.members);
  const membersOf = (kind: number) => members.filter((_, at) => kinds[at] === kind);
  return {
    id,
    tags: block.tags(keys, values),
    nodes: membersOf(nodeMember),
    ways: membersOf(wayMember),
  };
}
