import { distanceBetween } from "@castor/core/geo/position.ts";
import { foldText } from "@castor/core/schemas/texts.ts";
import type { NamedCity } from "../sources/name-cities.ts";
import type { Sight } from "./sight-data.ts";

/** The towns by country and each of their names; several may be called the same. */
export function indexTowns(cities: readonly NamedCity[]): Map<string, NamedCity[]> {
  const named = cities.flatMap((city) =>
    [...new Set([city.name, city.local ?? city.name, ...city.others])].map((name) => ({
      key: `${city.country} ${foldText(name)}`,
      city,
    })),
  );
  return new Map(
    [...Map.groupBy(named, ({ key }) => key)].map(([key, found]) => [
      key,
      found.map(({ city }) => city),
    ]),
  );
}

/** The nearest town of the name that a sight gives, in its country, and how far it is in metres; undefined without one. */
export function findTown(towns: ReadonlyMap<string, NamedCity[]>, sight: Sight) {
  return towns
    .get(`${sight.country} ${foldText(sight.town)}`)
    ?.map((city) => ({ city, away: distanceBetween(city, sight) }))
    .toSorted((a, b) => a.away - b.away)[0];
}
