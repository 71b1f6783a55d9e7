import type { Position } from "./position.ts";

/** Six digits are a decimetre, the precision of a pointer. */
const coordinateDigits = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(coordinateDigits));

/** A position, rounded for saving. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: rounded(lat), lng: rounded(lng) };
}
