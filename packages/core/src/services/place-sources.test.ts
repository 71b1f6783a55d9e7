import { expect, test } from "vitest";
import { creditsOfSources } from "./place-sources.ts";

const namesOf = (...sources: string[]) => creditsOfSources(sources).map(({ name }) => name);

test("the makers of what was found are named, each once", () => {
  expect(namesOf("gazetteer")).toEqual(["GeoNames"]);
  expect(namesOf("poi", "nominatim", "photon")).toEqual(["© OpenStreetMap contributors"]);
  expect(namesOf("geoapify", "gazetteer")).toEqual([
    "Powered by Geoapify",
    "© OpenStreetMap contributors",
    "GeoNames",
  ]);
});

test("of an unknown source nothing is said", () => {
  expect(namesOf("toString", "elsewhere")).toEqual([]);
});
