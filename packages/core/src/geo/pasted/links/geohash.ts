import type { Position } from "../../position.ts";
import { positionOf } from "../position-of.ts";

const alphabet = "0123456789bcdefghjkmnpqrstuvwxyz";

/** The middle of the area of a geohash (Niemeyer 2008), as Waze writes it. Null where there is none. */
export function decodeGeohash(code: string): Position | null {
  if (code === "") return null;
  const ends = { lng: [-180, 180] as [number, number], lat: [-90, 90] as [number, number] };
  let isLng = true;
  for (const letter of code) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    // Each letter has five bits, which halve the longitude and the latitude in turn.
    for (let bit = 4; bit >= 0; bit--) {
      const side = isLng ? ends.lng : ends.lat;
      const middle = (side[0] + side[1]) / 2;
      side[(value >> bit) & 1 ? 0 : 1] = middle;
      isLng = !isLng;
    }
  }
  return positionOf((ends.lat[0] + ends.lat[1]) / 2, (ends.lng[0] + ends.lng[1]) / 2);
}
