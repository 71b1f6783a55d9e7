import type { Map as GlMap } from "maplibre-gl";

/**
 * Tells whenever all is drawn, and where the camera now stands. The renderer places its symbols over several frames; where
 * they are slow, it rests with the places for a camera that has moved on since (`Style._updatePlacement` looks for that
 * only at the start of a frame, and no frame follows), and a press on a marker then finds nothing. So a move has one
 * frame more.
 */
export function whenSettled(map: GlMap, tell: () => void): void {
  let hasMoved = false;
  map.on("move", () => {
    hasMoved = true;
  });
  map.on("idle", () => {
    if (!hasMoved) return tell();
    hasMoved = false;
    map.triggerRepaint();
  });
}
