import {
  addProtocol,
  Map as GlMap,
  type LngLatLike,
  type MapOptions,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import { afterFirstSight } from "../../device/first-sight.ts";
import type { MapLook } from "../style/map-look.ts";
import { buildMapStyle } from "../style/map-style.ts";
import { teachStreetTiles } from "./street-tiles.ts";
import { supplyImages } from "./supply-images.ts";

// Without its own file the worker is a blob, which the page's security policy refuses.
setWorkerUrl(workerUrl);
const { tile } = new Protocol();
addProtocol("pmtiles", async (request, abort) => {
  // What a trip is opened for is its points: the land beneath them comes next.
  await afterFirstSight();
  return tile(request, abort);
});
teachStreetTiles();

/** Where a camera stands. */
export interface CameraSpot {
  center: LngLatLike;
  zoom: number;
}

/** Where the map looks before anyone has said where to. */
export const wholeWorld: CameraSpot = { center: [15, 30], zoom: 1.5 };

/** The one way a map comes to be: flat, north up, silent about itself; throws where there is no WebGL 2. */
export function createMap(container: HTMLElement, look: MapLook, spot: CameraSpot): GlMap {
  const options: MapOptions = {
    container,
    style: buildMapStyle(look),
    ...spot,
    maxZoom: 19,
    maxPitch: 0,
    attributionControl: false,
    // See useMapResize.
    trackResize: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 150,
  };
  const map = new GlMap(options);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  supplyImages(map);
  leaveSkyOut(map);
  return map;
}

/**
 * A flat map shows no sky, yet the renderer draws a transparent one over all of it in each frame, with a shader that
 * takes more time than all else together where software draws (35 of 65 ms).
 */
function leaveSkyOut({ painter }: GlMap): void {
  painter.drawFunctions = { ...painter.drawFunctions, sky() {} };
}
