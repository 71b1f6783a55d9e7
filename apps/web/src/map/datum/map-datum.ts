import type { Position } from "@castor/core/geo/position.ts";

/** The geodetic datum of a map source. Everything stored, typed and exported is WGS-84. */
export interface MapDatum {
  /** From WGS-84 to the source's datum. */
  toMap: (earth: Position) => Position;
  /** From the source's datum to WGS-84. */
  toEarth: (shown: Position) => Position;
}
