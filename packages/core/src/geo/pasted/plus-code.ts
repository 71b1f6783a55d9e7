import type { Position } from "../position.ts";
import { positionOf } from "./position-of.ts";

const alphabet = "23456789CFGHJMPQRVWX";
const code = /(?<![\w+])([23456789CFGHJMPQRVWX]{8})\+([23456789CFGHJMPQRVWX]{2,7})(?![\w+])/i;

/**
 * The middle of the area of a full plus code (Open Location Code), such as 8FVC9G8F+6X, and the text without it. Short codes need
 * a town beside them: `readShortCode`.
 */
export function findPlusCode(
  text: string,
): { position: Position; index: number; length: number } | null {
  const match = code.exec(text);
  if (!match) return null;
  const position = middleOf(`${match[1]}${match[2]}`);
  return position && { position, index: match.index, length: match[0].length };
}

/** The middle of the area of the digits of a full code. */
function middleOf(written: string): Position | null {
  const digits = written.toUpperCase();
  let [lat, lng, height, width] = [-90, -180, 20, 20];
  for (let index = 0; index < 10; index += 2) {
    lat += alphabet.indexOf(digits[index] ?? "") * height;
    lng += alphabet.indexOf(digits[index + 1] ?? "") * width;
    if (index < 8) [height, width] = [height / 20, width / 20];
  }
  // Each further digit picks a cell of a grid of 4 x 5.
  for (const digit of digits.slice(10)) {
    const cell = alphabet.indexOf(digit);
    [height, width] = [height / 5, width / 4];
    lat += Math.floor(cell / 4) * height;
    lng += (cell % 4) * width;
  }
  return positionOf(lat + height / 2, lng + width / 2);
}

const short =
  /^([23456789CFGHJMPQRVWX]{4}|[23456789CFGHJMPQRVWX]{6})\+([23456789CFGHJMPQRVWX]{2,7})(?:[\s,]+(.*))?$/i;

/** A short code that begins a text, with the town behind it: "PRVM+3C Tbilisi". Null for anything else. */
export function readShortCode(text: string): { code: string; town: string } | null {
  const [, first, second, town = ""] = short.exec(text.trim()) ?? [];
  return first ? { code: `${first}+${second}`.toUpperCase(), town: town.trim() } : null;
}

/** Degrees of the area that the left-out digits of a short code name: of two or four. */
const areaOf: Readonly<Record<number, number>> = { 6: 20, 4: 1 };

/** The middle of the area of a short code that is nearest to its town. */
export function recoverNearest(code: string, town: Position): Position | null {
  const [first = "", second = ""] = code.split("+");
  const area = areaOf[first.length];
  if (area === undefined) return null;
  const missing = encodeStart(town, (8 - first.length) / 2);
  const found = middleOf(`${missing}${first}${second}`);
  if (!found) return null;
  const turn = (degrees: number, from: number) => area * Math.round((from - degrees) / area);
  const lng = found.lng + turn(found.lng, town.lng);
  return positionOf(found.lat + turn(found.lat, town.lat), ((lng + 540) % 360) - 180);
}

/** The first pairs of digits of the code of a position. */
function encodeStart({ lat, lng }: Position, pairs: number): string {
  let digits = "";
  let [restLat, restLng, step] = [Math.min(lat + 90, 179.999), (lng + 540) % 360, 20];
  for (let pair = 0; pair < pairs; pair++) {
    const [row, column] = [Math.floor(restLat / step), Math.floor(restLng / step)];
    digits += `${alphabet[row] ?? ""}${alphabet[column] ?? ""}`;
    [restLat, restLng, step] = [restLat - row * step, restLng - column * step, step / 20];
  }
  return digits;
}
