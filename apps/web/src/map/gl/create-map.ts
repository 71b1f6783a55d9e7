import {
  addProtocol,
  Map as GlMap,
  type LngLatLike,
  type MapOptions,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import { afterFirstPaint } from "../../device/loading/first-paint.ts";
import type { MapLook } from "../style/map-look.ts";
import { buildMapStyle } from "../style/map-style.ts";
import { supplyImages } from "./supply-images.ts";
import { registerStreetTiles } from "./tiles/street-tiles.ts";

// By default the worker is a blob, which the page's Content Security Policy refuses.
setWorkerUrl(workerUrl);
const { tile } = new Protocol();
addProtocol("pmtiles", async (request, abort) => {
  // A trip's points are drawn first, the base map after them.
  await afterFirstPaint();
  return tile(request, abort);
});
registerStreetTiles();

/** A position of the camera. */
export interface CameraPosition {
  center: LngLatLike;
  zoom: number;
}

/** The initial camera. */
export const wholeWorld: CameraPosition = { center: [15, 30], zoom: 1.5 };

/** Creates a map: flat, north up, without the renderer's own controls. Throws without WebGL 2. */
export function createMap(container: HTMLElement, look: MapLook, position: CameraPosition): GlMap {
  const options: MapOptions = {
    container,
    style: buildMapStyle(look),
    ...position,
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
 * Skips the sky. The renderer draws a transparent one in each frame, though a flat map shows none. Without a graphics
 * card its shader takes more than half of a frame (35 of 65 ms).
 */
function leaveSkyOut({ painter }: GlMap): void {
  painter.drawFunctions = { ...painter.drawFunctions, sky() {} };
}
