/**
 * Encoded Polyline Algorithm Format: a line as a short text, latitude first, with a fixed number of fraction digits.
 */
type LngLat = [lng: number, lat: number];

function encodeStep(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  let text = "";
  while (rest >= 32) {
    text += String.fromCharCode(95 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(63 + rest);
}

/** Encodes GeoJSON coordinates (degrees, longitude first) with `digits` fraction digits. */
export function encodePolyline(coordinates: readonly LngLat[], digits = 5): string {
  const factor = 10 ** digits;
  let [lastLat, lastLng] = [0, 0];
  return coordinates
    .map(([lng, lat]) => {
      const [y, x] = [Math.round(lat * factor), Math.round(lng * factor)];
      const text = encodeStep(y - lastLat) + encodeStep(x - lastLng);
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
  const steps: number[] = [];
  let [value, scale] = [0, 1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at) - 63;
    if (code < 0 || code > 63 || scale > 32 ** 6) return null;
    value += (code % 32) * scale;
    scale *= 32;
    if (code >= 32) continue;
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  if (scale !== 1 || steps.length % 2 === 1) return null;
  const coordinates: LngLat[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lat += steps[at] ?? 0;
    lng += steps[at + 1] ?? 0;
    if (Math.abs(lat) > 90 * factor || Math.abs(lng) > 180 * factor) return null;
    coordinates.push([lng / factor, lat / factor]);
  }
  return coordinates;
}
