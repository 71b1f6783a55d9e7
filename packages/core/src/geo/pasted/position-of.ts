import { type Position, position } from "../position.ts";
import { plainSigns } from "./plain-signs.ts";

/** The position of two numbers; null when they are not on the earth. */
export function positionOf(lat: number, lng: number): Position | null {
  const parsed = position.safeParse({ lat, lng });
  return parsed.success ? parsed.data : null;
}

/** A decimal number with a point or a comma, and nothing else; NaN otherwise. */
export function readNumber(text: string): number {
  const plain = plainSigns(text);
  return /^[-+]?\d{1,12}(?:[.,]\d{0,20})?$/.test(plain)
    ? Number(plain.replace(",", "."))
    : Number.NaN;
}
