import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message } from "./validation.ts";

/** Degrees north, -90..90 (WGS-84). */
export const latitude = z
  .number()
  .check(
    z.minimum(-limits.latitude, message("invalidCoordinate")),
    z.maximum(limits.latitude, message("invalidCoordinate")),
  );
/** Degrees east, -180..180 (WGS-84). */
export const longitude = z
  .number()
  .check(
    z.minimum(-limits.longitude, message("invalidCoordinate")),
    z.maximum(limits.longitude, message("invalidCoordinate")),
  );

/** A spot on the earth in degrees, WGS-84. */
export const position = z.object({ lat: latitude, lng: longitude });
export type Position = z.infer<typeof position>;

const earthRadiusM = 6_371_008.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the great circle between two spots (haversine, mean radius of IUGG). */
export function distanceBetween(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const h =
    half(from.lat, to.lat) +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Reads coordinates typed as "41.69, 44.83" or "41.69 44.83"; null for anything else or out of range. */
export function readPosition(text: string): Position | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*(?:[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const parsed = position.safeParse({ lat: Number(match[1]), lng: Number(match[2]) });
  return parsed.success ? parsed.data : null;
}
