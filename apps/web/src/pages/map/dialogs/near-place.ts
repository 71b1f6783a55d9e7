import { distanceBetween, type Position } from "@castor/core/geo/position.ts";

/** The name of a place farther away, in metres, is not suggested. */
const nearM = 1_500;

/** True when a known place is so near to a position that it is probably meant. */
export function isNearPlace(at: Position, place: Position): boolean {
  return distanceBetween(at, place) < nearM;
}
