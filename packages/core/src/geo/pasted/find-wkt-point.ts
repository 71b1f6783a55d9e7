import type { Position } from "../position.ts";
import { positionOf, readNumber } from "./position-of.ts";

const pointWithin = /\bpoint\s*(?:zm?|m)?\s*\(\s*([-+\d.e]{1,30})\s+([-+\d.e]{1,30})[^()]{0,60}\)/i;

/** A point of WKT within other words, and where it stands. */
export function findWktPoint(
  text: string,
): { position: Position; index: number; length: number } | null {
  const match = pointWithin.exec(text);
  const [, lng = "", lat = ""] = match ?? [];
  const position = match && positionOf(readNumber(lat), readNumber(lng));
  return position && { position, index: match.index, length: match[0].length };
}
