import type { Language } from "@castor/core/basics/language.ts";
import { catalogWords, countryWord } from "@castor/core/catalog/catalog-words.ts";
import type { GazetteerCity } from "../../src/outside/geocoding/gazetteer/gazetteer-store.ts";

/** Days of a trip, and points of a day. */
export const daysOfTrip = 3;
export const pointsOfDay = 12;
export const pointsOfTrip = daysOfTrip * pointsOfDay;

export interface SeedPlace {
  name: string;
  lat: number;
  lng: number;
  country: string;
  /** By which a trip through the place is found. */
  words: readonly string[];
}

/**
 * The places of trips in a language, so ordered that neighbours in the list are neighbours on the map. The first ones
 * stand at the end again, so that a trip of consecutive places can begin anywhere in `count`.
 */
export function listSeedPlaces(
  cities: readonly GazetteerCity[],
  language: Language,
): { places: SeedPlace[]; count: number } {
  const named = cities
    .flatMap((city) => {
      const name = language === "ru" ? city.nameRu : city.name;
      return name === null ? [] : { ...city, name };
    })
    .toSorted((a, b) => compare(a.country, b.country) || a.cell - b.cell || a.id - b.id)
    .map(({ name, lat, lng, country }) => ({
      ...{ name, lat, lng, country },
      words: [...new Set([...catalogWords(name), countryWord(country)])],
    }));
  return { places: [...named, ...named.slice(0, pointsOfTrip - 1)], count: named.length };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
