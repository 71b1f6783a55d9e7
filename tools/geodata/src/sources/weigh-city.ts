import type { NamedCity } from "./name-cities.ts";

const knownPlace = 20_000;
const capitalFactor = 3;

/** The weight of a place in search and labels: its population, more for capitals, at least a small town's for a well-known place. */
export function weighCity({ population, isCapital, russian }: NamedCity): number {
  return Math.max(population, russian ? knownPlace : 0) * (isCapital ? capitalFactor : 1);
}
