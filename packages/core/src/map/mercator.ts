/** The renderer's width of the world at zoom 0, in pixels. */
const worldPx = 512;
const equatorM = 40_075_016.686;

/** The width of the world at a zoom, in pixels. */
export const worldWidth = (zoom: number): number => worldPx * 2 ** zoom;

/** The web Mercator projection: from 0 in the west to 1 in the east. */
export const xOfLng = (lng: number): number => lng / 360 + 0.5;
export const lngOfX = (x: number): number => (x - 0.5) * 360;

/** From 0 in the north to 1 in the south; beyond that past 85.05 degrees, infinite at the poles. */
export function yOfLat(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
export const latOfY = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Metres that a pixel covers at zoom 0. */
export const metresPerPxAt = (lat: number): number =>
  (equatorM * Math.cos((lat * Math.PI) / 180)) / worldPx;
