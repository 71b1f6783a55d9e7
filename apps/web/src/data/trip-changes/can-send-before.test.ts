import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { applyTripChange } from "@castor/core/changes/change-rows.ts";
import { expect, test } from "vitest";
import { makeTwoDays } from "../../../testing/open-trip.ts";
import { canSendBefore } from "./can-send-before.ts";
import { newChange } from "./new-change.ts";

const passes = (deferred: ChangeBody, change: ChangeBody) =>
  canSendBefore(
    makeTwoDays(),
    (trip) => applyTripChange(trip, newChange(deferred)),
    (trip) => applyTripChange(trip, newChange(change)),
  );
const removal: ChangeBody = { name: "points.remove", args: { id: "b" } };
const position = { name: "Tower", lat: 41.7, lng: 44.8 };

test("What has nothing to do with a deferred delete goes before it", () => {
  expect(
    passes(removal, { name: "points.save", args: { id: "a", change: { name: "Abbey" } } }),
  ).toBe(true);
  expect(
    passes(removal, {
      name: "points.add",
      args: { routeId: "day1", id: "made-3", linkId: "made-place-3", fields: position },
    }),
  ).toBe(true);
  expect(passes(removal, { name: "points.move", args: { pointId: "a", routeId: "day2" } })).toBe(
    true,
  );
  expect(passes(removal, { name: "points.remove", args: { id: "a" } })).toBe(true);
  expect(
    passes(removal, { name: "routes.save", args: { id: "day1", change: { name: "Old town" } } }),
  ).toBe(true);
});

test("An order of which the deferred delete decides what it means waits for it", () => {
  expect(passes(removal, { name: "points.order", args: { id: "a", order: 1 } })).toBe(false);
  expect(passes(removal, { name: "points.order", args: { id: "c", order: 0 } })).toBe(true);
});

test("What would leave the deferred delete nothing to do waits for it", () => {
  expect(passes(removal, { name: "points.removePlace", args: { linkId: "place-b" } })).toBe(false);
  expect(passes(removal, { name: "routes.remove", args: { id: "day1" } })).toBe(false);
});
