import type { Position } from "@castor/core/geo/position.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";

/** Of longer trips as many spots are looked at, evenly spread. A spot takes a fraction of a millisecond. */
const maxSpots = 300;
/** Spots within about 10 km are one. */
const digits = 1;

/** The countries that a trip comes through, in its order. */
export function listCountries(positions: readonly Position[], finder: CountryFinder): string[] {
  const spots = [
    ...new Map(
      positions.map((at) => [`${at.lat.toFixed(digits)},${at.lng.toFixed(digits)}`, at]),
    ).values(),
  ];
  const step = Math.max(1, spots.length / maxSpots);
  const countries = new Set<string>();
  for (let at = 0; at < spots.length; at += step) {
    const spot = spots[Math.floor(at)];
    const country = spot && finder.countryAt(spot);
    if (country) countries.add(country);
  }
  return [...countries];
}
