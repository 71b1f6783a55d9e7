import { expect, test } from "vitest";
import { makeTwoDays } from "../../testing/open-trip.ts";
import { mayPass } from "./may-pass.ts";
import { pointChanges } from "./point-changes.ts";
import { routeChanges } from "./route-changes.ts";
import type { TripChange } from "./trip-change.ts";

const passes = (held: TripChange, change: TripChange) =>
  mayPass(
    makeTwoDays(),
    (trip) => held.apply(trip, new Map()),
    (trip) => change.apply(trip, new Map()),
  );
const removal = pointChanges.remove("b");
const at = { name: "Tower", lat: 41.7, lng: 44.8 };

test("What has nothing to do with a held delete goes before it", () => {
  expect(passes(removal, pointChanges.save("a", { name: "Abbey" }))).toBe(true);
  expect(passes(removal, pointChanges.add("day1", at))).toBe(true);
  expect(passes(removal, pointChanges.move("a", "day2"))).toBe(true);
  expect(passes(removal, pointChanges.remove("a"))).toBe(true);
  expect(passes(removal, routeChanges.save("day1", { name: "Old town" }))).toBe(true);
});

test("An order of which the held delete decides what it means waits for it", () => {
  expect(passes(removal, pointChanges.order("a", 1))).toBe(false);
  expect(passes(removal, pointChanges.order("c", 0))).toBe(true);
});

test("What would leave the held delete nothing to do waits for it", () => {
  expect(passes(removal, pointChanges.removePlace("place-b"))).toBe(false);
  expect(passes(removal, routeChanges.remove("day1"))).toBe(false);
});
