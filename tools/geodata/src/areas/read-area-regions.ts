import { isWithin, middleOf } from "@castor/core/geo/bounds.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import type { NamedCity } from "../sources/name-cities.ts";
import { readRegions } from "../sources/read-regions.ts";
import { weighCity } from "../sources/weigh-city.ts";
import type { Area } from "./area.ts";
import { knownRegions } from "./area-data.ts";
import { findPlaceBounds } from "./find-bounds.ts";

/** A region is as known as half of its chief city, after which many are called. */
const regionShare = 1 / 2;
const leastWeight = 1_000;
/** Words that officials add to a name and travellers leave out. */
const official =
  /^(?:state|republic|region|province|county|opština) (?:of )?|(?: |\b)(?:republic|oblast'?|krai|kray|province|region|voivodeship|county|department|district|municipality|raion|rayon)$/giu;

const weighArea = (towns: readonly NamedCity[]) =>
  Math.max(leastWeight, Math.round(Math.max(0, ...towns.map(weighCity)) * regionShare));

const keyOf = (country: string, name: string) => `${country} ${searchWords(name).join(" ")}`;

/** The regions that travellers say. */
function readKnown(cities: readonly NamedCity[]): Area[] {
  return knownRegions.map(({ bounds, ...region }) => {
    const isOf = (city: NamedCity) => region.country === "" || city.country === region.country;
    const towns = cities.filter((city) => isOf(city) && isWithin(bounds, city));
    return {
      ...region,
      kind: "region",
      bounds,
      position: middleOf(bounds),
      weight: weighArea(towns),
    };
  });
}

/** The first divisions of all countries that have a town, by their towns; those that travellers say are already known. */
export function readAreaRegions(cities: readonly NamedCity[]): Area[] {
  const known = readKnown(cities);
  const names = known.flatMap(({ country, name, russian, others }) =>
    [name, russian ?? name, ...others].map((one) => keyOf(country, one)),
  );
  const isKnown = new Set(names);
  const towns = Map.groupBy(cities, ({ country, region }) => `${country}.${region}`);
  const divisions = [...readRegions().values()].flatMap(({ code, name, russian }): Area[] => {
    const country = code.slice(0, 2);
    const own = towns.get(code) ?? [];
    if (own.length === 0 || [name, russian ?? name].some((one) => isKnown.has(keyOf(country, one))))
      return [];
    const bounds = findPlaceBounds(own);
    return [
      {
        ...{ kind: "region", name, russian, german: null, country, bounds },
        position: middleOf(bounds),
        weight: weighArea(own),
        others: [name.replace(official, "").trim()],
      },
    ];
  });
  return [...known, ...divisions];
}
