import type { Position } from "@castor/core/geo/position.ts";
import type { CountryFinder } from "../outside/geocoding/country-finder.ts";

/** Of longer trips as many positions are looked at, evenly spread. A position takes a fraction of a millisecond. */
const maxPositions = 300;
/** Positions within about 10 km are one. */
const digits = 1;

/** The countries that a trip comes through, in its order. */
export function listCountries(positions: readonly Position[], finder: CountryFinder): string[] {
  const coordinates = [
    ...new Map(
      positions.map((at) => [`${at.lat.toFixed(digits)},${at.lng.toFixed(digits)}`, at]),
    ).values(),
  ];
  const step = Math.max(1, coordinates.length / maxPositions);
  const countries = new Set<string>();
  for (let at = 0; at < coordinates.length; at += step) {
    const position = coordinates[Math.floor(at)];
    const country = position && finder.countryAt(position);
    if (country) countries.add(country);
  }
  return [...countries];
}
