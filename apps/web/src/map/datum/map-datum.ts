import type { Position } from "@castor/core/basics/geo.ts";

/** How a map source places what lies on the earth (WGS-84): everything stored, typed and exported is WGS-84. */
export interface MapDatum {
  /** From WGS-84 to where the source draws it. */
  toMap: (earth: Position) => Position;
  /** From a spot of the source to WGS-84. */
  toEarth: (shown: Position) => Position;
}
