import type { Position } from "@castor/core/basics/geo.ts";
import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import type { OsmRelation, OsmWay } from "./osm-block.ts";
import { extractFailure, type OsmPbfFile, type OsmPiece } from "./osm-pbf.ts";
import { isOnEarth, Spots } from "./spots.ts";

/** A thing of an extract with the middle of where it lies. */
export interface OsmPlace extends Position {
  tags: OsmTags;
  /** A piece of a river, of a path: one of many of its name. */
  isLine: boolean;
}

export interface OsmReading {
  isPlace: (tags: OsmTags) => boolean;
  /** Takes places as they come, some thousands at a time. */
  take: (places: readonly OsmPlace[]) => Promise<void>;
  /** How much is read, from 0 to 1. */
  tell: (share: number) => void;
  mostPlaces: number;
}

/** So many nodes say where the middle of a line, an area or a group of them is. */
const mostNodes = 16;
const passes = 4;

type Kind = "nodes" | "ways" | "relations";

/** The first and the last and, evenly, those between them. */
const sample = (ids: readonly number[]) => {
  if (ids.length <= mostNodes) return ids;
  const step = (ids.length - 1) / (mostNodes - 1);
  return Array.from({ length: mostNodes }, (_, at) => ids[Math.round(at * step)] ?? 0);
};

/**
 * Reads the places of an extract. What lies where is not said beside ways and relations but by the nodes that they
 * name, so the file is gone through four times, and in memory are only the coordinates of those nodes:
 * 1. places that are nodes; which ways the relations among the places are made of; 2. which nodes the ways are made of;
 * 3. where these nodes are; 4. places that are ways and relations.
 */
export async function readOsmPlaces(file: OsmPbfFile, reading: OsmReading): Promise<void> {
  const reader = new PlaceReader(file, reading);
  const pieces = await reader.takeNodes();
  await reader.noteWays(pieces.ways);
  await reader.placeNodes(pieces.nodes);
  await reader.takeAreas([...new Set([...pieces.ways, ...pieces.relations])]);
}

class PlaceReader {
  readonly #file: OsmPbfFile;
  readonly #reading: OsmReading;
  /** The ends of the ways that relations are made of, once they are known. */
  readonly #ends = new Map<number, readonly number[]>();
  readonly #spots = new Spots();
  #count = 0;

  constructor(file: OsmPbfFile, reading: OsmReading) {
    this.#file = file;
    this.#reading = reading;
  }

  async takeNodes(): Promise<Record<Kind, OsmPiece[]>> {
    const pieces: Record<Kind, OsmPiece[]> = { nodes: [], ways: [], relations: [] };
    for await (const piece of this.#file.pieces()) {
      const found: OsmPlace[] = [];
      const holds = new Set<Kind>();
      await this.#file.read(piece, {
        node: ({ lat, lng, tags }) => {
          holds.add("nodes");
          if (tags !== null && this.#isPlace(tags) && isOnEarth({ lat, lng }))
            found.push({ tags, lat, lng, isLine: false });
        },
        way: () => holds.add("ways"),
        relation: (relation) => {
          holds.add("relations");
          if (!this.#isPlace(relation.tags)) return;
          for (const way of sample(relation.ways)) this.#ends.set(way, []);
          for (const node of sample(relation.nodes)) this.#spots.want(node);
        },
      });
      for (const kind of holds) pieces[kind].push(piece);
      await this.#take(found);
      this.#tell(0, piece);
    }
    return pieces;
  }

  async noteWays(pieces: readonly OsmPiece[]): Promise<void> {
    for (const piece of pieces) {
      await this.#file.read(piece, {
        way: ({ id, tags, nodes }) => {
          if (this.#isPlace(tags)) for (const node of sample(nodes)) this.#spots.want(node);
          if (!this.#ends.has(id)) return;
          const ends = [nodes[0] ?? 0, nodes[Math.floor(nodes.length / 2)] ?? 0];
          this.#ends.set(id, ends);
          for (const node of ends) this.#spots.want(node);
        },
      });
      this.#refuseTooMany();
      this.#tell(1, piece);
    }
  }

  async placeNodes(pieces: readonly OsmPiece[]): Promise<void> {
    this.#spots.sort();
    for (const piece of pieces) {
      await this.#file.read(piece, { node: ({ id, lat, lng }) => this.#spots.place(id, lat, lng) });
      this.#tell(2, piece);
    }
  }

  async takeAreas(pieces: readonly OsmPiece[]): Promise<void> {
    for (const piece of pieces) {
      const found: (OsmPlace | null)[] = [];
      await this.#file.read(piece, {
        way: (way) => this.#isPlace(way.tags) && found.push(this.#placeWay(way)),
        relation: (relation) =>
          this.#isPlace(relation.tags) && found.push(this.#placeRelation(relation)),
      });
      await this.#take(found.filter((place) => place !== null));
      this.#tell(3, piece);
    }
  }

  #placeWay({ tags, nodes }: OsmWay): OsmPlace | null {
    const middle = this.#spots.middleOf(sample(nodes));
    return middle && { tags, ...middle, isLine: nodes[0] !== nodes.at(-1) };
  }

  #placeRelation({ tags, nodes, ways }: OsmRelation): OsmPlace | null {
    const ends = sample(ways).flatMap((way) => this.#ends.get(way) ?? []);
    const middle = this.#spots.middleOf([...ends, ...sample(nodes)]);
    return middle && { tags, ...middle, isLine: false };
  }

  #isPlace(tags: OsmTags): boolean {
    return this.#reading.isPlace(tags);
  }

  async #take(places: readonly OsmPlace[]): Promise<void> {
    this.#count += places.length;
    this.#refuseTooMany();
    if (places.length > 0) await this.#reading.take(places);
  }

  /** Before memory or disk are full. */
  #refuseTooMany(): void {
    const { mostPlaces } = this.#reading;
    if (this.#count > mostPlaces || this.#spots.count > mostPlaces * mostNodes)
      throw extractFailure(
        this.#file.path,
        `holds more than ${mostPlaces.toLocaleString("en")} places: cut a region out of it`,
      );
  }

  #tell(pass: number, { offset, length }: OsmPiece): void {
    this.#reading.tell((pass + (offset + length) / this.#file.bytes) / passes);
  }
}
