import type { Position } from "@castor/core/geo/position.ts";
import { createHoverStore, type HoverStore } from "./markers/hover-store.ts";

/** Which markers are switched on. */
export interface MarkerVisibility {
  /** Off hides all but the selected one. */
  markers: boolean;
  /** Points that are excluded from the route. */
  excluded: boolean;
}

/** The device's location. */
export interface OwnPosition extends Position {
  /** The accuracy in metres. */
  accuracyM: number;
}

/** A line that is being measured. */
export interface Measure {
  /** Keep the array's identity while nothing changes. */
  vertices: readonly Position[];
  /** Formats a length in metres. */
  format: (metres: number) => string;
  onAdd: (position: Position) => void;
}

/** The position of a context menu: on the map, and in pixels of the window. */
export interface AskedPosition {
  position: Position;
  x: number;
  y: number;
}

/** The tools of a page: what the map shows for them, and its events. */
export interface MapTools {
  shows: MarkerVisibility;
  /** Whether many markers may be clustered, as when several days are shown. */
  canCluster: boolean;
  hover: HoverStore;
  ownPosition: OwnPosition | null;
  /** The camera follows the device. `onStray` reports that the user has moved the map. */
  isFollowing: boolean;
  onStray: () => void;
  measure: Measure | null;
  /** While a position is chosen: a cross stands over the middle of what is seen, and this hears what is under it. */
  onAim: ((position: Position) => void) | null;
  /** A right click, a long press, or the menu key while the map has the focus. */
  onAsk: (position: AskedPosition) => void;
  /** The map begins to move, so what is shown at a position of the window has to close. */
  onMoveStart: () => void;
}

const nothing = () => {};

/** A map without tools: all markers, nothing else. */
export const noTools: MapTools = {
  shows: { markers: true, excluded: true },
  canCluster: false,
  hover: createHoverStore(),
  ownPosition: null,
  isFollowing: false,
  onStray: nothing,
  measure: null,
  onAim: null,
  onAsk: nothing,
  onMoveStart: nothing,
};
