import type { Position } from "@castor/core/geo/position.ts";

/** The event by which a browser test asks the map's element where a position is on the screen. */
export const projectEventName = "map:project";

/** `answer` is called synchronously with window coordinates, in pixels. */
export interface ProjectQuestion extends Position {
  answer: (position: { x: number; y: number }) => void;
}
