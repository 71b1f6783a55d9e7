import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";

/** What a geometry draws. */
export interface Shapes {
  /** Null where the coordinates are not on the earth. */
  points: (Position | null)[];
  lines: ImportedLine[];
  /** Areas, and shapes that nobody knows. */
  areas: number;
}

export const noShapes: Shapes = { points: [], lines: [], areas: 0 };
