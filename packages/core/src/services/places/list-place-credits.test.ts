import { expect, test } from "vitest";
import { listPlaceCredits } from "./list-place-credits.ts";

const namesOf = (...sources: string[]) => listPlaceCredits(sources).map(({ name }) => name);

test("the sources of found places are credited once each", () => {
  expect(namesOf("gazetteer")).toEqual(["GeoNames"]);
  expect(namesOf("poi", "nominatim", "photon")).toEqual(["© OpenStreetMap contributors"]);
  expect(namesOf("geoapify", "gazetteer")).toEqual([
    "Powered by Geoapify",
    "© OpenStreetMap contributors",
    "GeoNames",
  ]);
});

test("an unknown source has no credit", () => {
  expect(namesOf("toString", "elsewhere")).toEqual([]);
});
