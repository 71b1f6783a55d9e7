import { readSteps, writeStep } from "./steps.ts";

/**
 * Encoded Polyline Algorithm Format: a line as a short text, latitude first, with a fixed number of fraction digits.
 */
type LngLat = [lng: number, lat: number];

/** Encodes GeoJSON coordinates (degrees, longitude first) with `digits` fraction digits. */
export function encodePolyline(coordinates: readonly LngLat[], digits = 5): string {
  const factor = 10 ** digits;
  let [lastLat, lastLng] = [0, 0];
  return coordinates
    .map(([lng, lat]) => {
      const [y, x] = [Math.round(lat * factor), Math.round(lng * factor)];
      const text = writeStep(y - lastLat) + writeStep(x - lastLng);
      [lastLat, lastLng] = [y, x];
      return text;
    })
    .join("");
}

/**
 * Decodes a polyline to GeoJSON coordinates (degrees, longitude first). Null when the text is invalid or leaves the
 * earth.
 */
export function decodePolyline(text: string, digits = 5): LngLat[] | null {
  const factor = 10 ** digits;
  const steps = readSteps(text);
  if (!steps || steps.length % 2 === 1) return null;
  const coordinates: LngLat[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0;
    lng += steps[index + 1] ?? 0;
    if (Math.abs(lat) > 90 * factor || Math.abs(lng) > 180 * factor) return null;
    coordinates.push([lng / factor, lat / factor]);
  }
  return coordinates;
}
