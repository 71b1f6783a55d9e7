import type { Position } from "@castor/core/geo/position.ts";
import type { OsmTags } from "@castor/core/points/type-of-tags.ts";
import { isOnEarth, NodeLocations } from "./node-locations.ts";
import type { OsmRelation, OsmWay } from "./osm-block.ts";
import { extractFailure, type OsmPbfFile, type OsmPiece } from "./osm-pbf.ts";

/** An object of an extract with the middle of its position. */
export interface OsmPlace extends Position {
  tags: OsmTags;
  /** A piece of a river or path, one of many with its name. */
  isLine: boolean;
}

export interface OsmReading {
  isPlace: (tags: OsmTags) => boolean;
  /** Receives places, some thousands at a time. */
  take: (places: readonly OsmPlace[]) => Promise<void>;
  /** Receives the progress from 0 to 1. */
  onProgress: (share: number) => void;
  maxPlaces: number;
}

/** Nodes used for the middle of a line, an area or a group. */
const maxNodes = 16;
const passes = 4;

type Kind = "nodes" | "ways" | "relations";

/** The first, the last and evenly spaced nodes between them. */
const sample = (ids: readonly number[]) => {
  if (ids.length <= maxNodes) return ids;
  const step = (ids.length - 1) / (maxNodes - 1);
  return Array.from({ length: maxNodes }, (_, index) => ids[Math.round(index * step)] ?? 0);
};

/**
 * Reads the places of an extract in four passes. Ways and relations have no position but refer to nodes, and only
 * those nodes' coordinates are in memory. Pass 1: places that are nodes, and the ways of relations. Pass 2: the nodes
 * of ways. Pass 3: the positions of these nodes. Pass 4: places that are ways and relations.
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
  /** The end nodes of relations' ways, once known. */
  readonly #ends = new Map<number, readonly number[]>();
  readonly #nodeLocations = new NodeLocations();
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
          for (const node of sample(relation.nodes)) this.#nodeLocations.want(node);
        },
      });
      for (const kind of holds) pieces[kind].push(piece);
      await this.#take(found);
      this.#report(0, piece);
    }
    return pieces;
  }

  async noteWays(pieces: readonly OsmPiece[]): Promise<void> {
    for (const piece of pieces) {
      await this.#file.read(piece, {
        way: ({ id, tags, nodes }) => {
          if (this.#isPlace(tags)) for (const node of sample(nodes)) this.#nodeLocations.want(node);
          if (!this.#ends.has(id)) return;
          const ends = [nodes[0] ?? 0, nodes[Math.floor(nodes.length / 2)] ?? 0];
          this.#ends.set(id, ends);
          for (const node of ends) this.#nodeLocations.want(node);
        },
      });
      this.#refuseTooMany();
      this.#report(1, piece);
    }
  }

  async placeNodes(pieces: readonly OsmPiece[]): Promise<void> {
    this.#nodeLocations.sort();
    for (const piece of pieces) {
      await this.#file.read(piece, {
        node: ({ id, lat, lng }) => this.#nodeLocations.place(id, lat, lng),
      });
      this.#report(2, piece);
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
      this.#report(3, piece);
    }
  }

  #placeWay({ tags, nodes }: OsmWay): OsmPlace | null {
    const center = this.#nodeLocations.computeBoxCenter(sample(nodes));
    return center && { tags, ...center, isLine: nodes[0] !== nodes.at(-1) };
  }

  #placeRelation({ tags, nodes, ways }: OsmRelation): OsmPlace | null {
    const ends = sample(ways).flatMap((way) => this.#ends.get(way) ?? []);
    const center = this.#nodeLocations.computeBoxCenter([...ends, ...sample(nodes)]);
    return center && { tags, ...center, isLine: false };
  }

  #isPlace(tags: OsmTags): boolean {
    return this.#reading.isPlace(tags);
  }

  async #take(places: readonly OsmPlace[]): Promise<void> {
    this.#count += places.length;
    this.#refuseTooMany();
    if (places.length > 0) await this.#reading.take(places);
  }

  /** Refuses before memory or disk are full. */
  #refuseTooMany(): void {
    const { maxPlaces } = this.#reading;
    if (this.#count > maxPlaces || this.#nodeLocations.count > maxPlaces * maxNodes)
      throw extractFailure(
        this.#file.path,
        `holds more than ${maxPlaces.toLocaleString("en")} places: cut a region out of it`,
      );
  }

  #report(pass: number, { offset, length }: OsmPiece): void {
    this.#reading.onProgress((pass + (offset + length) / this.#file.bytes) / passes);
  }
}
