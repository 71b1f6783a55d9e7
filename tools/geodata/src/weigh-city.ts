import type { NamedCity } from "./name-cities.ts";

const knownPlace = 20_000;
const capitalFactor = 3;

/** How much a place matters to travellers: its population, more for capitals, no less than a small town's if it is well known. */
export function weighCity({ population, isCapital, russian }: NamedCity): number {
  return Math.max(population, russian ? knownPlace : 0) * (isCapital ? capitalFactor : 1);
}
