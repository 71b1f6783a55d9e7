import { distanceBetween } from "@castor/core/geo/position.ts";
import { foldText } from "@castor/core/schemas/texts.ts";
import { type PlaceNames, placeNames } from "../names/place-names.ts";
import type { City } from "./read-cities.ts";
import { readZoneCities } from "./read-zone-cities.ts";

/** A city with its names in the product's languages. */
export interface NamedCity extends City {
  russian: string | null;
  local: string | null;
  /** Other spellings that a search finds it by. */
  others: readonly string[];
}

/** The most populous place of each name in each country. The list is sorted by population, descending. */
function indexByName(cities: readonly City[]): Map<string, City> {
  const byName = new Map<string, City>();
  for (const city of cities) {
    const key = `${city.country} ${foldText(city.name)}`;
    if (!byName.has(key)) byName.set(key, city);
  }
  return byName;
}

/** Rows of the table of names without a GeoNames place. A test checks that there are none. */
export function findUnknownNames(cities: readonly City[]): PlaceNames[] {
  const byName = indexByName(cities);
  return placeNames.filter(
    ({ country, geoName, position }) => !position && !byName.has(`${country} ${foldText(geoName)}`),
  );
}

/** The places that only the table has. The nearest place tells the region of each. */
function readOwnPlaces(cities: readonly City[]): NamedCity[] {
  const own = placeNames.flatMap(({ position, ...place }) =>
    position ? [{ ...place, position }] : [],
  );
  const countries = Map.groupBy(cities, ({ country }) => country);
  return own.map(({ country, english, russian, local, others, position }) => {
    const away = (city: City) => distanceBetween(city, position);
    const next = countries
      .get(country)
      ?.reduce((best, city) => (away(city) < away(best) ? city : best));
    return {
      geoNamesId: null,
      name: english,
      country,
      region: next?.region ?? "",
      population: 0,
      ...position,
      isCapital: false,
      isQuarter: false,
      isSeat: false,
      russian,
      local,
      others,
    };
  });
}

/** Adds Russian, local and other names to cities: from the authored table first, then from CLDR. */
export function nameCities(cities: readonly City[]): NamedCity[] {
  const byName = indexByName(cities);
  const known = new Map<City, Partial<NamedCity>>();
  for (const { country, english, russian } of readZoneCities()) {
    const city = byName.get(`${country} ${foldText(english)}`);
    if (city) known.set(city, { russian });
  }
  for (const { country, geoName, english, russian, local, others, position } of placeNames) {
    const city = position ? undefined : byName.get(`${country} ${foldText(geoName)}`);
    if (city) known.set(city, { name: english, russian, local, others: [...others, geoName] });
  }
  const named = cities.map((city) => ({
    ...city,
    russian: null,
    local: null,
    others: [],
    ...known.get(city),
  }));
  return [...named, ...readOwnPlaces(cities)];
}
