import type { Map as GlMap } from "maplibre-gl";

/**
 * Calls back whenever everything is drawn for the current camera. The renderer places symbols over several frames. When
 * these are slow, it may go idle with the placement of an earlier camera, since `Style._updatePlacement` checks only at
 * the start of a frame and no frame follows. A press on a marker then hits nothing. So each move gets one more frame.
 */
export function whenSettled(map: GlMap, report: () => void): void {
  let hasMoved = false;
  map.on("move", () => {
    hasMoved = true;
  });
  map.on("idle", () => {
    if (!hasMoved) return report();
    hasMoved = false;
    map.triggerRepaint();
  });
}
