import type { Map as GlMap } from "maplibre-gl";

/**
 * Says on the map's element (`data-map-state`) whether there is still something to draw, so that whoever waits for the
 * map (journeys in a browser, printing) waits for a state and not for a time.
 */
export function markDrawing(map: GlMap): void {
  map.getContainer().dataset.mapState = "drawing";
}

/** Everything asked for so far is on the screen. */
export function markIdle(map: GlMap): void {
  map.getContainer().dataset.mapState = "idle";
}
