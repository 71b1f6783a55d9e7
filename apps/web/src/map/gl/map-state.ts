import type { Map as GlMap } from "maplibre-gl";

/**
 * Sets `data-map-state` on the map's element: there is still something to draw. Browser tests and printing wait for
 * this state instead of a time.
 */
export function markDrawing(map: GlMap): void {
  map.getContainer().dataset.mapState = "drawing";
}

/**
 * Sets the state when everything is drawn. "incomplete" means that an image is missing for good, so that a test or a
 * print fails instead of getting a map without markers.
 */
export function markIdle(map: GlMap, missing: Iterable<string>): void {
  const isIncomplete = [...missing].some((id) => !map.hasImage(id));
  map.getContainer().dataset.mapState = isIncomplete ? "incomplete" : "idle";
}
