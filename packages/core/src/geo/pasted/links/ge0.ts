import type { Position } from "../../position.ts";
import { positionOf } from "../position-of.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Letters for a position; each has three bits of both coordinates. */
const letters = 10;
const bits = 3 * letters;

/**
 * Decodes the short addresses of Organic Maps and Maps.me, such as `B4srhdHVVt`: a letter for the zoom, then letters whose bits
 * alternate between latitude and longitude. Null for anything else.
 */
export function decodeGe0(code: string): Position | null {
  if (!/^[\w-]{3,11}$/.test(code)) return null;
  let [lat, lng] = [0, 0];
  for (const letter of code.slice(1).padEnd(letters, "?")) {
    const value = Math.max(0, alphabet.indexOf(letter));
    const bit = (place: number) => (value >> place) & 1;
    lat = lat * 8 + bit(5) * 4 + bit(3) * 2 + bit(1);
    lng = lng * 8 + bit(4) * 4 + bit(2) * 2 + bit(0);
  }
  // Letters that were left out stand for the middle of what is known.
  const half = 2 ** (3 * (letters - code.length + 1) - 1);
  const middle = half >= 1 ? half : 0;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return positionOf(
    round(((lat + middle) / (2 ** bits - 1)) * 180 - 90),
    round(((lng + middle) / 2 ** bits) * 360 - 180),
  );
}
