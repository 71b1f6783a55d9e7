import type { Position } from "@castor/core/basics/geo.ts";
import type { Poi } from "./poi.ts";
import type { TokenQuery } from "./poi-tokens.ts";

/** An index of places, wherever it lies. */
export interface PoiStore {
  /** At most so many places that the query fits; those nearest to the spot, or any. */
  list(query: TokenQuery, near: Position | null, most: number): Promise<Poi[]>;
}

/** Of so many places that fit the nearest are told: more are near nothing but the whole country. */
export const mostCompared = 4_000;

/** Degrees of latitude that a degree of longitude is worth at a spot; for comparing, so nothing at all is not meant. */
export const narrowing = ({ lat }: Position) => Math.cos((lat * Math.PI) / 180);

/** A new index beside the one that answers. */
export interface PoiWriter {
  add(pois: readonly Poi[]): Promise<void>;
  /** Puts it in the other's place. */
  finish(): Promise<void>;
  /** Leaves no trace of it, unless it was finished. */
  discard(): Promise<void>;
}

/** The version of the index's form. */
export const poiVersion = 1;
