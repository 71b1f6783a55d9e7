import type { Position } from "../position.ts";
import { positionOf, readNumber } from "./position-of.ts";
import { sideOf } from "./read-degrees.ts";

const number = String.raw`[-+−]?\d{1,3}[.,]\d{1,18}`;
const side = "[NSEWСЮВЗ]";
/** Degrees with minutes and seconds as one likes: 41°41′38.5″, 41° 41.64'. The degree sign tells them from a list of numbers. */
const degrees = String.raw`(\d{1,3}(?:[.,]\d{1,18})?)\s*°\s*(?:(\d{1,2}(?:[.,]\d{1,18})?)\s*['’′]?\s*)?(?:(\d{1,2}(?:[.,]\d{1,18})?)\s*(?:["”″]|''|′′))?`;
/** Without that sign only with a fraction: N41.6938 E44.8015. */
const plain = String.raw`(\d{1,3}[.,]\d{2,18})()()`;
/** In Russian also "с. ш.", northern latitude. */
const behind = String.raw`\s*(${side})(?:\.?\s*[шд]\.?)?(?!\p{L})`;
const gap = String.raw`[\s,;/]*`;
/** Sides before both numbers, or after both. */
const sided = [degrees, plain].flatMap((written) => [
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(${side})\s*${written}${gap}(${side})\s*${written}(?![\d.,]*\d)`,
      "iu",
    ),
    sideAt: 0,
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.,])${written}${behind}${gap}${written}${behind}`, "iu"),
    sideAt: 3,
  },
]);
/** A comma between the numbers only where they are not written with one themselves. */
const pair = new RegExp(
  String.raw`(?<![\d.,/-])(${number})°?(?:\s*;\s*|\s*,\s+|\s+|,)(${number})°?(?![\d.,]*\d)(?!\s*[%€$₽°])(?![\w:/-])`,
  "gu",
);

/** Coordinates in a text, and where they stand in it. */
export interface FoundCoordinates {
  position: Position;
  index: number;
  length: number;
}

function readParts(parts: readonly string[], sideAt: number) {
  const numbers = parts
    .filter((_, index) => index !== sideAt)
    .map((part) => readNumber(part || "0"));
  const [whole = 0, minutes = 0, seconds = 0] = numbers;
  const [axis, sign] = sideOf(parts[sideAt] ?? "") ?? ["lat", 1];
  return { axis, degrees: sign * (whole + minutes / 60 + seconds / 3_600) };
}

function findSided(text: string): FoundCoordinates | null {
  for (const { pattern, sideAt } of sided) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1).map((part) => part ?? "");
    const ends = [readParts(parts.slice(0, 4), sideAt), readParts(parts.slice(4), sideAt)];
    const [lat, lng] = (["lat", "lng"] as const).map((axis) =>
      ends.find((end) => end.axis === axis),
    );
    const found = lat && lng ? positionOf(lat.degrees, lng.degrees) : null;
    if (found) return { position: found, index: match.index, length: match[0].length };
  }
  return null;
}

const decimals = (text: string): number => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0;

interface Pair extends Omit<FoundCoordinates, "position"> {
  position: Position | null;
  /** The decimals of both numbers: the more, the surer it is that they are degrees. */
  exactness: number;
}

/**
 * Two numbers that are as likely prices: cents at most, no sign, and both below ten or in steps of five cents ("taxi 2.50, 3.75", "tickets 12.50, 14.80").
 * Degrees of the same form are looked up by their name, which is better than a taxi in the sea.
 */
function arePrices(lat: string, lng: string, whole: string): boolean {
  if (/[-+−°]/.test(whole) || decimals(lat) > 2 || decimals(lng) > 2) return false;
  const amounts = [readNumber(lat), readNumber(lng)];
  return (
    amounts.every((amount) => amount < 10) ||
    amounts.every((amount) => Math.round(amount * 100) % 5 === 0)
  );
}

/**
 * The pairs of numbers in a text that look like degrees, the most exact one first. Beside words one decimal is enough for one of the two, and they must not look
 * like prices.
 */
function listPairs(text: string): Pair[] {
  const pairs = [...text.matchAll(pair)].flatMap((match): Pair[] => {
    const [whole, lat = "", lng = ""] = match;
    const exactness = decimals(lat) + decimals(lng);
    const isAlone = whole.trim() === text.trim();
    if (!isAlone && (exactness < 3 || arePrices(lat, lng, whole))) return [];
    const position = positionOf(readNumber(lat), readNumber(lng));
    return [{ position, exactness, index: match.index, length: whole.length }];
  });
  return pairs.toSorted((a, b) => b.exactness - a.exactness);
}

/**
 * Finds coordinates written in a text, latitude first: "41.6938, 44.8015", "41,6938; 44,8015", "41°41′38″N 44°48′5″E". Only WKT
 * has longitude first: "POINT (44.8015 41.6938)". Whole numbers alone are no coordinates: "room 12, 14".
 */
export function findCoordinates(text: string): FoundCoordinates | null {
  const found = findWktPoint(text) ?? findSided(text);
  if (found) return found;
  for (const { position, index, length } of listPairs(text))
    if (position) return { position, index, length };
  return null;
}

/** True for a text with a pair of numbers that are written as degrees and are none of the earth. Prices have fewer decimals. */
export const hasBadCoordinates = (text: string): boolean =>
  findCoordinates(text) === null &&
  listPairs(text).some(({ position, exactness }) => position === null && exactness > 5);

const pointWithin = /\bpoint\s*(?:zm?|m)?\s*\(\s*([-+\d.e]{1,30})\s+([-+\d.e]{1,30})[^()]{0,60}\)/i;

/** A point of WKT within other words, and where it stands. */
function findWktPoint(text: string): { position: Position; index: number; length: number } | null {
  const match = pointWithin.exec(text);
  const [, lng = "", lat = ""] = match ?? [];
  const position = match && positionOf(readNumber(lat), readNumber(lng));
  return position && { position, index: match.index, length: match[0].length };
}
