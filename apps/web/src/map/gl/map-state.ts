import type { Map as GlMap } from "maplibre-gl";

/**
 * Says on the map's element (`data-map-state`) whether there is still something to draw, so that whoever waits for the
 * map (journeys in a browser, printing) waits for a state and not for a time.
 */
export function markDrawing(map: GlMap): void {
  map.getContainer().dataset.mapState = "drawing";
}

/**
 * Everything asked for so far is on the screen; "incomplete" when it never will be, as the map has no picture for
 * something on it, and then whoever waits for the map is told instead of shown a map without markers.
 */
export function markIdle(map: GlMap, missing: Iterable<string>): void {
  const isIncomplete = [...missing].some((id) => !map.hasImage(id));
  map.getContainer().dataset.mapState = isIncomplete ? "incomplete" : "idle";
}
