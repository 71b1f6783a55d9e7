import type { Position } from "../../../geo/position.ts";
import type { FerryLine } from "./terrain-data.ts";

/** A way over water: metres, and the known ferry that goes there. */
export interface Crossing {
  length: number;
  ferry: FerryLine | null;
}

/** A way over land and water. */
export interface Way {
  /** Lines over land, each with all its corners. */
  land: readonly (readonly Position[])[];
  crossings: readonly Crossing[];
}
