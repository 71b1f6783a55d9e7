import { expect, test } from "vitest";
import { upgradeTrip } from "./upgrade-trip-file.ts";

const upgrades = {
  1: (trip: unknown) => [trip, "of 2"],
  2: (trip: unknown) => [trip, "of 3"],
};

test("an older file goes through each upgrade in turn", () => {
  expect(upgradeTrip("of 1", 1, 3, upgrades)).toEqual({ trip: [["of 1", "of 2"], "of 3"] });
  expect(upgradeTrip("of 2", 2, 3, upgrades)).toEqual({ trip: ["of 2", "of 3"] });
  expect(upgradeTrip("of 3", 3, 3, upgrades)).toEqual({ trip: "of 3" });
});

test("a newer file, and one that no upgrade knows, has no way", () => {
  expect(upgradeTrip("of 4", 4, 3, upgrades)).toBeUndefined();
  expect(upgradeTrip("of 0", 0, 3, upgrades)).toBeUndefined();
});
