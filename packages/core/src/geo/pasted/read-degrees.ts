import type { Position } from "../position.ts";
import { plainSigns } from "./plain-signs.ts";
import { positionOf, readNumber } from "./position-of.ts";

type Axis = "lat" | "lng";

const sidesOf: Readonly<Record<string, readonly [axis: Axis, sign: 1 | -1]>> = {
  N: ["lat", 1],
  С: ["lat", 1],
  S: ["lat", -1],
  Ю: ["lat", -1],
  E: ["lng", 1],
  В: ["lng", 1],
  W: ["lng", -1],
  З: ["lng", -1],
};

/** What a letter of a side says: N, S, E, W, and С, Ю, В, З in Russian. */
export const sideOf = (letter: string) => sidesOf[letter.toUpperCase()];

/** Degrees, minutes and seconds, each with a sign, a colon or a blank behind it; only the last part has a fraction. */
const parts =
  /^(\d{1,3}(?:[.,]\d{0,18})?)(?:\s*(?:°|º|˚|deg\.?|:|\s)\s*(?:(\d{1,2}(?:[.,]\d{0,18})?)\s*(?:['’′´‘]|m(?:in)?\.?|:|\s|$)\s*(?:(\d{1,2}(?:[.,]\d{0,18})?)\s*(?:["”″“]|''|′′|s(?:ec)?\.?)?)?)?)?$/iu;
/** In Russian also "с. ш.", northern latitude. */
const sideAround = /^([NSEWСЮВЗ])(?!\p{L})\.?\s*|\s*(?<!\p{L})([NSEWСЮВЗ])(?:\.?\s*[шд]\.?)?$/giu;

interface Degrees {
  /** Null where no letter tells it. */
  axis: Axis | null;
  degrees: number;
}

/**
 * Reads one coordinate that is alone in its text: 41.6938, +41,6938, 41°41′38.5″N, 41 41.85, N41.6938, 41:41:38. Null for
 * anything else.
 */
export function readDegrees(text: string): Degrees | null {
  let side = "";
  const bare = plainSigns(text)
    .replace(sideAround, (_, before?: string, after?: string) => {
      side += before ?? after ?? "";
      return "";
    })
    .trim();
  const sign = /^[-+]\s*/.exec(bare)?.[0] ?? "";
  const [, whole, minutes = "0", seconds = "0"] = parts.exec(bare.slice(sign.length)) ?? [];
  if (whole === undefined || side.length > 1) return null;
  const [min, sec] = [readNumber(minutes), readNumber(seconds)];
  const isWhole = (part: string) => !/[.,]\d*[1-9]/.test(part);
  if (min >= 60 || sec >= 60) return null;
  if ((min > 0 || sec > 0) && !isWhole(whole)) return null;
  if (sec > 0 && !isWhole(minutes)) return null;
  const degrees = readNumber(whole) + min / 60 + sec / 3_600;
  const isNegative = sign.startsWith("-");
  const [axis, direction] = sideOf(side) ?? [null, 1];
  // "-33.9 S" says the same twice, "-33.9 N" contradicts itself.
  if (isNegative && axis !== null && direction === 1) return null;
  return { axis, degrees: (isNegative ? -1 : direction) * degrees };
}

/** Reads a latitude and a longitude of two texts. Letters that tell the axes are believed before the order. Null when one is none. */
export function readTwoDegrees(latText: string, lngText: string): Position | null {
  const [first, second] = [readDegrees(latText), readDegrees(lngText)];
  if (!first || !second) return null;
  const isSwapped = first.axis === "lng" && second.axis === "lat";
  if (isSwapped) return positionOf(second.degrees, first.degrees);
  if (first.axis === "lng" || second.axis === "lat") return null;
  return positionOf(first.degrees, second.degrees);
}

/** Between two coordinates without a sign: behind the side of the first, or before that of the second. */
const behindSide = /(?<=\d\s*[NSEWСЮВЗ](?:\.?\s*[шд]\.?)?)\s+(?=\d)/iu;
const beforeSide = /(?<=\d)\s+(?=[NSEWСЮВЗ]\s*\d)/iu;

/** Reads a text that is two coordinates and nothing else, latitude first: "41°41′15″, 44°48′31″", "+41.69; +44.80". */
export function readDegreesPair(text: string): Position | null {
  const plain = plainSigns(text).replace(/^[([{]|[)\]}]$/g, "");
  for (const separator of [";", "/", "|", ", ", ",", " ", behindSide, beforeSide]) {
    const [lat, lng, ...more] = plain.split(separator).map((part) => part.trim());
    const found = lat && lng && more.length === 0 ? readTwoDegrees(lat, lng) : null;
    if (found) return found;
  }
  return null;
}
