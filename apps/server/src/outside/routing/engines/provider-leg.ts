import { decodePolyline } from "@castor/core/geo/polyline.ts";
import * as z from "zod/mini";

type LngLat = [lng: number, lat: number];

/**
 * A leg as the provider answered it: metres, seconds, and its line, longitude first. The line is null when it has too
 * many corners.
 */
export interface ProviderLeg {
  distance: number;
  duration: number;
  line: readonly LngLat[] | null;
}

/** Why an engine refused the whole request. */
export type Refusal =
  /** There is no path between two of the points. */
  | "noPath"
  /** There is no road at one of the points, perhaps because the map ends before. */
  | "noRoad"
  /** Too many points, or too long a path. */
  | "tooMuch";

/** An engine's answer for the legs between the points. */
export type ProviderLegs = readonly ProviderLeg[] | Refusal;

/** The meaning of an engine's own code. An unknown code is a failure. */
export function readRefusal(
  known: Readonly<Record<number, Refusal>>,
  code: number,
  context: { issues: z.core.$ZodRawIssue[] },
): ProviderLegs {
  const refusal = known[code];
  if (refusal === undefined)
    context.issues.push({ code: "custom", message: "no refusal", input: code });
  return refusal ?? [];
}

/** Bytes read of one answer. */
export const maxBytes = 16 * 1_048_576;

/** Longer or slower than any path on earth. */
const max = 1e8;
/** Metres or seconds. */
export const measure = z.number().check(z.minimum(0), z.maximum(max));

/**
 * Corners read of one answer, twice as many as the longest drive has. An answer of the maximum length could have
 * millions and block the event loop.
 */
export const maxCorners = 300_000;

/** In a polyline each number ends with a character before `_`, and a corner is two numbers. */
const countCorners = (line: string) => line.replace(/[_-~]/g, "").length / 2;

/** Decodes polylines, several per leg. Null for legs beyond the limit of corners; null for all if one is invalid. */
export function decodeLines(
  lines: readonly (readonly string[])[],
  digits: number,
): (LngLat[] | null)[] | null {
  let room = maxCorners;
  const decoded: (LngLat[] | null)[] = [];
  for (const pieces of lines) {
    room -= pieces.reduce((sum, piece) => sum + countCorners(piece), 0);
    const corners = room < 0 ? [] : pieces.map((piece) => decodePolyline(piece, digits));
    if (corners.includes(null)) return null;
    decoded.push(room < 0 ? null : corners.flatMap((piece) => piece ?? []));
  }
  return decoded;
}
