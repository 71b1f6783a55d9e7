import type { Poi } from "./poi.ts";
import type { TokenQuery } from "./poi-tokens.ts";

/** An index of places, wherever it lies. */
export interface PoiStore {
  /** At most so many places that the query fits. */
  list(query: TokenQuery, most: number): Promise<Poi[]>;
}

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
