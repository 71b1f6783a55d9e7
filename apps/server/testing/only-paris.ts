import { distanceBetween } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import type { PlaceSearch } from "../src/outside/geocoding/place-search.ts";

const paris: FoundPlace = {
  name: "Paris",
  address: "France",
  lat: 48.8534,
  lng: 2.3488,
  typeId: "Other",
  source: "gazetteer",
};

const reachM = 100_000;

/** A place search that knows one place, so that tests need no built gazetteer. */
export const onlyParis: PlaceSearch = {
  firstId: async () => "gazetteer",
  search: async ({ text }) => (text.toLowerCase() === "paris" ? [paris] : []),
  findNearest: async (at) => (distanceBetween(at, paris) < reachM ? paris : null),
  close: () => undefined,
};
