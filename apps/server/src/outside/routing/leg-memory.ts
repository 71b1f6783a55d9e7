import { BoundedMemory } from "../bounded-memory.ts";

/** A way as it is kept: metres, seconds, and its line as a polyline of five digits. */
export interface KeptLeg {
  distance: number;
  duration: number;
  line: string;
}

/** Legs by key, the least recently used going when `mostBytes` are full. */
export class LegMemory extends BoundedMemory<KeptLeg> {
  constructor(mostBytes: number) {
    super(mostBytes, ({ line }) => line.length);
  }
}
