import { distanceBetween } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { CountryFinder } from "../../src/outside/geocoding/country-finder.ts";
import type { PlaceSearch } from "../../src/outside/geocoding/place-search.ts";

const paris: FoundPlace = {
  name: "Paris",
  address: "France",
  lat: 48.8534,
  lng: 2.3488,
  typeId: "Other",
  source: "gazetteer",
};

const reachM = 100_000;

/** A place search that knows Paris only, so that tests need no built gazetteer. */
export const onlyParis: PlaceSearch & CountryFinder = {
  firstId: async () => "gazetteer",
  search: async ({ text }) => (text.toLowerCase() === "paris" ? [paris] : []),
  suggest: async ({ text }) => (/^pa/i.test(text) ? [paris] : []),
  findNearest: async (position) => (distanceBetween(position, paris) < reachM ? paris : null),
  countryAt: (position) => (distanceBetween(position, paris) < reachM ? "FR" : null),
  countryNamed: (name) => (name.toLowerCase() === "france" ? "FR" : null),
  listAround: async (positions) =>
    positions.some((position) => distanceBetween(position, paris) < reachM)
      ? [{ ...paris, names: ["paris"] }]
      : [],
  close: () => undefined,
};
