import type { Position } from "@castor/core/geo/position.ts";
import type { Poi } from "./poi.ts";
import type { TokenQuery } from "./poi-tokens.ts";

/** The storage of an index. */
export interface PoiStore {
  /** At most `max` places that match; those nearest to the position, or any. */
  list(query: TokenQuery, near: Position | null, max: number): Promise<Poi[]>;
}

/** The nearest of this many matches are answered. More of them would only fit into a whole country. */
export const maxCompared = 4_000;

/** The ratio of a degree of longitude to one of latitude at a position, for comparing distances only. */
export const narrowing = ({ lat }: Position) => Math.cos((lat * Math.PI) / 180);

/** Writes a new index beside the current one. */
export interface PoiWriter {
  add(pois: readonly Poi[]): Promise<void>;
  /** Replaces the current index. */
  finish(): Promise<void>;
  /** Removes the new index, unless it was finished. */
  discard(): Promise<void>;
}

/** The version of the index's format. */
export const poiVersion = 1;
