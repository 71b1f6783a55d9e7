import { type Position, position } from "@castor/core/geo/position.ts";

/** The position of two numbers; null when they are not on the earth. */
export function positionOf(lat: number, lng: number): Position | null {
  const parsed = position.safeParse({ lat, lng });
  return parsed.success ? parsed.data : null;
}

/** A decimal number with a point or a comma, and nothing else; NaN otherwise. */
export function readNumber(text: string): number {
  const trimmed = text.trim().replace("−", "-");
  return /^[-+]?\d{1,12}(?:[.,]\d{0,20})?$/.test(trimmed)
    ? Number(trimmed.replace(",", "."))
    : Number.NaN;
}

const number = String.raw`[-+−]?\d{1,3}(?:[.,]\d{1,18})?`;
const side = "[NSEWСЮВЗ]";
/** Degrees with minutes and seconds as one likes: 41°41′38.5″, 41° 41.64'. The degree sign tells them from a list of numbers. */
const degrees = String.raw`(\d{1,3}(?:[.,]\d{1,18})?)\s*°\s*(?:(\d{1,2}(?:[.,]\d{1,18})?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d{1,18})?)\s*(?:["”″]|''|′′))?`;
const before = String.raw`(?<!\p{L})(${side})\s*${degrees}`;
/** In Russian also "с. ш.", northern latitude. */
const after = String.raw`${degrees}\s*(${side})(?:\.?\s*[шд]\.?)?(?!\p{L})`;
/** Sides before both numbers, or after both. */
const sexagesimal = [
  { pattern: new RegExp(String.raw`${before}[\s,;]*${before}`, "iu"), sideAt: 0 },
  { pattern: new RegExp(String.raw`${after}[\s,;]*${after}`, "iu"), sideAt: 3 },
] as const;
/** A comma between the numbers only where they are not written with one themselves. */
const pair = new RegExp(
  String.raw`(?<![\d.,/-])(${number})(?:\s*;\s*|\s*,\s+|\s+|,)(${number})(?![\d.,]*\d)(?!\s*[%€$₽°])(?![\w:/-])`,
  "u",
);

/** Coordinates in a text, and where they stand in it. */
export interface FoundCoordinates {
  position: Position;
  index: number;
  length: number;
}

const sidesOf: Readonly<Record<string, readonly [axis: "lat" | "lng", sign: 1 | -1]>> = {
  N: ["lat", 1],
  С: ["lat", 1],
  S: ["lat", -1],
  Ю: ["lat", -1],
  E: ["lng", 1],
  В: ["lng", 1],
  W: ["lng", -1],
  З: ["lng", -1],
};

function readDegrees(parts: readonly string[], sideAt: number) {
  const numbers = parts.filter((_, at) => at !== sideAt).map((part) => readNumber(part || "0"));
  const [whole = 0, minutes = 0, seconds = 0] = numbers;
  const [axis, sign] = sidesOf[(parts[sideAt] ?? "").toUpperCase()] ?? ["lat", 1];
  return { axis, degrees: sign * (whole + minutes / 60 + seconds / 3_600) };
}

function findSexagesimal(text: string): FoundCoordinates | null {
  for (const { pattern, sideAt } of sexagesimal) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1).map((part) => part ?? "");
    const ends = [readDegrees(parts.slice(0, 4), sideAt), readDegrees(parts.slice(4), sideAt)];
    const [lat, lng] = (["lat", "lng"] as const).map((axis) =>
      ends.find((end) => end.axis === axis),
    );
    const found = lat && lng ? positionOf(lat.degrees, lng.degrees) : null;
    if (found) return { position: found, index: match.index, length: match[0].length };
  }
  return null;
}

/**
 * Finds coordinates written in a text, latitude first: "41.6938, 44.8015", "41,6938; 44,8015", "41°41′38″N 44°48′5″E".
 * Whole numbers alone are no coordinates: "room 12, 14".
 */
export function findCoordinates(text: string): FoundCoordinates | null {
  const found = findSexagesimal(text);
  if (found) return found;
  const match = pair.exec(text);
  const [, lat = "", lng = ""] = match ?? [];
  if (!match || !/[.,]\d{2}/.test(lat) || !/[.,]\d{2}/.test(lng)) return null;
  const position = positionOf(readNumber(lat), readNumber(lng));
  return position && { position, index: match.index, length: match[0].length };
}
