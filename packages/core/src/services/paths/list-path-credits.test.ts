import { expect, test } from "vitest";
import { listPathCredits } from "./list-path-credits.ts";

const namesOf = (provider?: string) => listPathCredits(provider).map(({ name }) => name);

test("paths credit OpenStreetMap, and engines that require it", () => {
  expect(namesOf("valhalla")).toEqual(["© OpenStreetMap contributors"]);
  expect(namesOf("graphhopper")).toEqual([
    "Powered by GraphHopper",
    "© OpenStreetMap contributors",
  ]);
  // A cached path of an engine that is gone was made from OpenStreetMap too.
  for (const unknown of [undefined, "estimate", "toString"])
    expect(namesOf(unknown)).toEqual(["© OpenStreetMap contributors"]);
});
