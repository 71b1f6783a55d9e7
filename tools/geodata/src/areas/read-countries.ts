import { languages } from "@castor/core/basics/language.ts";
import { middleOf } from "@castor/core/geo/bounds.ts";
import { countryCodes } from "@castor/core/geo/country-codes.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import type { NamedCity } from "../sources/name-cities.ts";
import { readWorld } from "../sources/read-world.ts";
import { weighCity } from "../sources/weigh-city.ts";
import { findLabelPosition } from "../tiles/find-label-position.ts";
import type { Area } from "./area.ts";
import { countryAliases } from "./area-data.ts";
import { findCountryBounds, findPlaceBounds } from "./find-bounds.ts";

/** Islands without a town and a shape of their own in the data. */
const lonelySpots: Record<string, { lat: number; lng: number }> = {
  BV: { lat: -54.42, lng: 3.36 },
  UM: { lat: 19.28, lng: 166.65 },
};
const leastWeight = 1_000;
/** The full and the short name of a country in each language. */
function listNames(code: string): string[] {
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).map((style) =>
      new Intl.DisplayNames([language], { type: "region", style }).of(code),
    ),
  );
  return names.filter((name) => name !== undefined && name !== code) as string[];
}

/** All countries of ISO 3166-1, by the shapes of Natural Earth, or else by their towns. */
export function readCountries(cities: readonly NamedCity[]): Area[] {
  const shapes = new Map(readWorld().countries.map(({ code, outlines }) => [code, outlines]));
  const towns = Map.groupBy(cities, ({ country }) => country);
  return countryCodes.flatMap((code): Area[] => {
    const outlines = shapes.get(code);
    const own = towns.get(code) ?? [];
    const lonely = lonelySpots[code];
    const positions = own.length > 0 ? own : lonely ? [lonely] : [];
    if (!outlines && positions.length === 0) return [];
    const capital = own.find(({ isCapital }) => isCapital) ?? null;
    const bounds = outlines ? findCountryBounds(outlines, capital) : findPlaceBounds(positions);
    const label = outlines && findLabelPosition(outlines);
    return [
      {
        ...{ kind: "country", country: code, bounds },
        name: countryName(code, "en"),
        russian: countryName(code, "ru"),
        german: null,
        position: label ? { lat: label.lat, lng: label.lng } : middleOf(bounds),
        weight: Math.max(leastWeight, ...own.map(weighCity)),
        others: [...listNames(code), ...(countryAliases[code] ?? [])],
      },
    ];
  });
}
