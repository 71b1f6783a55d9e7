import type { Position } from "@castor/core/geo/position.ts";
import { positionOf } from "./position-of.ts";

const alphabet = "23456789CFGHJMPQRVWX";
const code = /(?<![\w+])([23456789CFGHJMPQRVWX]{8})\+([23456789CFGHJMPQRVWX]{2,7})(?![\w+])/i;

/**
 * The middle of the area of a full plus code (Open Location Code), such as 8FVC9G8F+6X, and the text without it. Short codes need
 * a town beside them, so they are only names.
 */
export function findPlusCode(
  text: string,
): { position: Position; index: number; length: number } | null {
  const match = code.exec(text);
  if (!match) return null;
  const digits = `${match[1]}${match[2]}`.toUpperCase();
  let [lat, lng, height, width] = [-90, -180, 20, 20];
  for (let at = 0; at < 10; at += 2) {
    lat += alphabet.indexOf(digits[at] ?? "") * height;
    lng += alphabet.indexOf(digits[at + 1] ?? "") * width;
    if (at < 8) [height, width] = [height / 20, width / 20];
  }
  // Each further digit picks a cell of a grid of 4 x 5.
  for (const digit of digits.slice(10)) {
    const cell = alphabet.indexOf(digit);
    [height, width] = [height / 5, width / 4];
    lat += Math.floor(cell / 4) * height;
    lng += (cell % 4) * width;
  }
  const position = positionOf(lat + height / 2, lng + width / 2);
  return position && { position, index: match.index, length: match[0].length };
}
