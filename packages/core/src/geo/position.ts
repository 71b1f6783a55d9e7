import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { message } from "../schemas/validation.ts";
import { earthRadiusM, toRadians } from "./sphere.ts";

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

/** A position on the earth in degrees, WGS-84. */
export const position = z.object({ lat: latitude, lng: longitude });
export type Position = z.infer<typeof position>;

/** The distance of two positions in metres along the great circle (haversine, mean radius of IUGG). */
export function distanceBetween(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const h =
    half(from.lat, to.lat) +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Reads coordinates such as "41.69, 44.83" or "41.69 44.83". Null for anything else or out of range. */
export function readPosition(text: string): Position | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*(?:[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const parsed = position.safeParse({ lat: Number(match[1]), lng: Number(match[2]) });
  return parsed.success ? parsed.data : null;
}
