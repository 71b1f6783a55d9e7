import { metresPerPxAt } from "@castor/core/map/mercator.ts";
import type { OwnPosition } from "../map-tools.ts";

/** Street level. */
const closeZoom = 14;
/** The circle of accuracy stays in view with its surroundings. */
const widestRadiusPx = 140;

/** The zoom for a location: as close as its accuracy allows, but never further out than now. */
export function zoomForPosition({ lat, accuracyM }: OwnPosition, zoom: number): number {
  const metresPerPx = Math.max(accuracyM, 1) / widestRadiusPx;
  const atMost = Math.log2(metresPerPxAt(lat) / metresPerPx);
  return Math.max(zoom, Math.min(closeZoom, atMost));
}
