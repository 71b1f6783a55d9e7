import { type Position, position } from "@castor/core/geo/position.ts";

/** The position of two numbers; null when they are not on the earth. */
export function positionOf(lat: number, lng: number): Position | null {
  const parsed = position.safeParse({ lat, lng });
  return parsed.success ? parsed.data : null;
}

/** A decimal number with a point or a comma, and nothing else; NaN otherwise. */
function readNumber(text: string): number {
  const trimmed = text.trim().replace("−", "-");
  return /^[-+]?\d{1,12}(?:[.,]\d{0,20})?$/.test(trimmed)
    ? Number(trimmed.replace(",", "."))
    : Number.NaN;
}

const number = String.raw`[-+−]?\d{1,3}(?:[.,]\d{1,18})?`;
const side = "[NSEWСЮВЗ]";
/** Degrees with minutes and seconds as one likes: 41°41′38.5″N, N 41° 41.64'. The degree sign tells it from a list of numbers. */
const degrees = String.raw`(${side})?\s*(\d{1,3}(?:[.,]\d{1,18})?)\s*°\s*(?:(\d{1,2}(?:[.,]\d{1,18})?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d{1,18})?)\s*(?:["”″]|''|′′)\s*)?(${side})?`;
const sexagesimal = new RegExp(String.raw`${degrees}[\s,;]*${degrees}`, "iu");
/** A comma between the numbers only where they are not written with one themselves. */
const pair = new RegExp(
  String.raw`(?<![\d.,/-])(${number})(?:\s*;\s*|\s*,\s+|\s+|,)(${number})(?![\d.,]*\d)(?![\w%€$₽°:/-])`,
  "u",
);

/** Coordinates in a text, and the text without them. */
export interface FoundCoordinates {
  position: Position;
  rest: string;
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

function readDegrees(parts: readonly (string | undefined)[]) {
  const [before, whole = "", minutes = "0", seconds = "0", after] = parts;
  const value = readNumber(whole) + readNumber(minutes) / 60 + readNumber(seconds) / 3_600;
  const known = sidesOf[(after ?? before ?? "").toUpperCase()];
  return { value: value * (known?.[1] ?? 1), axis: known?.[0] };
}

function findSexagesimal(text: string): FoundCoordinates | null {
  const match = sexagesimal.exec(text);
  if (!match) return null;
  const first = readDegrees(match.slice(1, 6));
  const second = readDegrees(match.slice(6, 11));
  const isTurned = first.axis === "lng" || second.axis === "lat";
  const [lat, lng] = isTurned ? [second, first] : [first, second];
  const found = positionOf(lat.value, lng.value);
  return found && { position: found, rest: cut(text, match) };
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
  return position && { position, rest: cut(text, match) };
}

function cut(text: string, match: RegExpExecArray): string {
  const before = text.slice(0, match.index);
  return `${before} ${text.slice(match.index + match[0].length)}`;
}
