import type { Position } from "@castor/core/basics/geo.ts";
import { type HoverTie, tieHover } from "./hover-tie.ts";

/** Which markers one wants to see. */
export interface MarkerShows {
  /** Off: none but the selected one. */
  markers: boolean;
  /** Those that stand on the map and not on the path. */
  excluded: boolean;
}

/** Where the device is. */
export interface OwnSpot extends Position {
  /** The device is within so many metres of it, most likely. */
  accuracyM: number;
}

/** A line that is being measured. */
export interface Measure {
  /** The same array while nothing changes. */
  vertices: readonly Position[];
  /** A length in words, for the map. */
  say: (metres: number) => string;
  onAdd: (at: Position) => void;
}

/** A spot that somebody asks about: on the map, and in pixels of the window. */
export interface AskedSpot {
  at: Position;
  x: number;
  y: number;
}

/** What the tools of a page ask of the map, and what the map tells them. */
export interface MapTools {
  shows: MarkerShows;
  /** Whether many markers may join into circles with a count: where several days are in view. */
  canCluster: boolean;
  hover: HoverTie;
  ownSpot: OwnSpot | null;
  /** The camera goes with the device until `onStray`: somebody looks elsewhere. */
  isFollowing: boolean;
  onStray: () => void;
  measure: Measure | null;
  /** A right click, a long press, or the menu key while the map has the focus. */
  onAsk: (spot: AskedSpot) => void;
  /** Whatever stands at a spot of the window does not stand there any more. */
  onMoveStart: () => void;
}

const nothing = () => {};

/** A map without tools: all of its markers and nothing else. */
export const noTools: MapTools = {
  shows: { markers: true, excluded: true },
  canCluster: false,
  hover: tieHover(),
  ownSpot: null,
  isFollowing: false,
  onStray: nothing,
  measure: null,
  onAsk: nothing,
  onMoveStart: nothing,
};
