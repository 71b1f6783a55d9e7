import { distanceBetween } from "../geo/position.ts";
import { foldText } from "../schemas/texts.ts";
import type { ImportedPoint } from "./imported-trip.ts";

/** Programs round positions, and people drop pins anew: nearer points of one name are one place. */
const sameWithinM = 60;

/**
 * The index of the point of the same place that stands before, for each point; null for the first of its kind. Points are of
 * one place when they have the same name, whatever its letters, and stand together; without positions when they are looked for by the same words.
 */
export function findRepeats(
  points: readonly Pick<ImportedPoint, "name" | "position" | "lookup">[],
): (number | null)[] {
  const byName = new Map<string, number[]>();
  return points.map((point, order) => {
    const name = foldText(point.name).trim();
    const known = byName.get(name) ?? [];
    byName.set(name, [...known, order]);
    return known.find((index) => isSamePlace(points[index], point)) ?? null;
  });
}

type KnownPlace = Pick<ImportedPoint, "position" | "lookup">;

function isSamePlace(one: KnownPlace | undefined, other: KnownPlace): boolean {
  if (!one) return false;
  if (one.position && other.position)
    return distanceBetween(one.position, other.position) <= sameWithinM;
  return !one.position && !other.position && one.lookup === other.lookup;
}
