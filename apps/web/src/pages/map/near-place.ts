import { distanceBetween, type Position } from "@castor/core/basics/geo.ts";

/** A place farther away lends no name. */
const nearM = 1_500;

/** True where a known place lies so near to a spot that the spot may well be that place. */
export function isNearPlace(at: Position, place: Position): boolean {
  return distanceBetween(at, place) < nearM;
}
