import { expect, test } from "vitest";
import { creditsOfWays } from "./way-sources.ts";

const namesOf = (provider?: string) => creditsOfWays(provider).map(({ name }) => name);

test("ways are OpenStreetMap's, and engines that want it are named beside", () => {
  expect(namesOf("valhalla")).toEqual(["© OpenStreetMap contributors"]);
  expect(namesOf("graphhopper")).toEqual([
    "Powered by GraphHopper",
    "© OpenStreetMap contributors",
  ]);
  // What a browser kept of an engine that is gone is still made of the same.
  for (const unknown of [undefined, "estimate", "toString"])
    expect(namesOf(unknown)).toEqual(["© OpenStreetMap contributors"]);
});
