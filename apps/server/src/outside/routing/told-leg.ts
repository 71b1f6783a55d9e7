import { decodePolyline } from "@castor/core/basics/polyline.ts";
import * as z from "zod/mini";

type LngLat = [lng: number, lat: number];

/** A leg as it was told: metres, seconds; its line, longitude first, is null where it would be too much to read. */
export interface ToldLeg {
  distance: number;
  duration: number;
  line: readonly LngLat[] | null;
}

/** Why an engine finds none of the ways that it is asked for at once. */
export type Refusal =
  /** Between two of the points there is no way. */
  | "noWay"
  /** At one of them it knows no road: there may be none, or its map ends before. */
  | "noRoad"
  /** More points, or longer ways, than it takes at once. */
  | "tooMuch";

/** What an engine says of the ways from each point to the next. */
export type Told = readonly ToldLeg[] | Refusal;

/** What an engine means by a code of its own; any that we do not know is its failure. */
export function readRefusal(
  known: Readonly<Record<number, Refusal>>,
  code: number,
  context: { issues: z.core.$ZodRawIssue[] },
): Told {
  const refusal = known[code];
  if (refusal === undefined)
    context.issues.push({ code: "custom", message: "no refusal", input: code });
  return refusal ?? [];
}

/** Bytes of an answer that are read. */
export const mostBytes = 16 * 1_048_576;

/** Longer or slower than any way on earth: nonsense. */
const most = 1e8;
/** Metres or seconds. */
export const measure = z.number().check(z.minimum(0), z.maximum(most));

/**
 * Corners that are read of one answer: twice what the longest drive there is has. A body of the length that is read
 * could hold millions, and everybody would wait while they are reckoned with.
 */
export const mostCorners = 300_000;

/** In a polyline each number ends with a sign before `_`, and a corner is two numbers. */
const countCorners = (line: string) => line.replace(/[_-~]/g, "").length / 2;

/** Encoded polylines of so many digits, each of several pieces: null for those beyond what is read, for all if one is none. */
export function decodeLines(
  lines: readonly (readonly string[])[],
  digits: number,
): (LngLat[] | null)[] | null {
  let room = mostCorners;
  const decoded: (LngLat[] | null)[] = [];
  for (const pieces of lines) {
    room -= pieces.reduce((sum, piece) => sum + countCorners(piece), 0);
    const corners = room < 0 ? [] : pieces.map((piece) => decodePolyline(piece, digits));
    if (corners.includes(null)) return null;
    decoded.push(room < 0 ? null : corners.flatMap((piece) => piece ?? []));
  }
  return decoded;
}
