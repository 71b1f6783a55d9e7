import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { expect, test } from "vitest";
import { makeTwoDays } from "../../../testing/open-trip.ts";
import { listToRelease } from "./list-to-release.ts";
import { newChange } from "./new-change.ts";
import { newEntry } from "./new-entry.ts";
import { OptimisticTrip } from "./optimistic-trip.ts";
import { TemporaryIds } from "./temporary-ids.ts";

const ids = new TemporaryIds();
const trip = makeTwoDays();
const position = { name: "Tower", lat: 41.7, lng: 44.8 };
const addition: ChangeBody = {
  name: "points.add",
  args: { routeId: "day1", id: "made-3", linkId: "made-place-3", fields: position },
};

/** What a change lets go first when the addition of a point is deferred. */
function released(change: ChangeBody): string[] {
  const deferred = newChange(addition);
  const entry = { ...newEntry(trip, deferred, ids.named, {}), isDeferred: true };
  const list = listToRelease(trip, [entry], newChange(change), new OptimisticTrip(ids));
  return list.map((id) => (id === deferred.id ? "the addition" : id));
}

test("A change of what a deferred change makes waits for it, also where it changes nothing", () => {
  expect(
    released({ name: "points.save", args: { id: "made-3", change: { name: "Tower" } } }),
  ).toEqual(["the addition"]);
  expect(
    released({ name: "points.save", args: { id: "made-3", change: { name: "Keep" } } }),
  ).toEqual(["the addition"]);
});

test("A change of anything else goes before it", () => {
  expect(released({ name: "points.save", args: { id: "a", change: { name: "Abbey" } } })).toEqual(
    [],
  );
});
