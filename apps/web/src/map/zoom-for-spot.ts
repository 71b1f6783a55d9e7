import type { OwnSpot } from "./map-tools.ts";

/** Whoever asks where they are wants to see the streets around. */
const closeZoom = 14;
/** The circle of accuracy is seen as one, with what lies around it. */
const widestRadiusPx = 140;

const equatorM = 40_075_016.686;
const worldPx = 512;

/** How close to come to where one is: as near as the accuracy allows; whoever has come closer stays there. */
export function zoomForSpot({ lat, accuracyM }: OwnSpot, zoom: number): number {
  const metresPerPx = Math.max(accuracyM, 1) / widestRadiusPx;
  const atMost = Math.log2((equatorM * Math.cos((lat * Math.PI) / 180)) / (worldPx * metresPerPx));
  return Math.max(zoom, Math.min(closeZoom, atMost));
}
