import { expect, test } from "vitest";
import { FollowedTrip } from "./followed-trip.ts";

const at = (version: number) => ({
  ...{ version, updated: "2027-05-01T00:00:00.000Z", isPublic: false },
  standingOf: () => ({ role: "editor" as const, seesMoney: true }),
  nameOf: () => undefined,
  isIn: () => true,
});

test("The changes since a version are named where all are known, not after a restored database", () => {
  const trip = new FollowedTrip("trip", 0);
  for (const version of [4, 5]) trip.note({ tripId: "trip", version, changeId: `c${version}` });
  trip.take(at(5));
  expect(trip.describe(3).changeIds).toEqual(["c4", "c5"]);
  expect(trip.describe(2).changeIds).toBeNull();
  trip.take(at(3));
  expect(trip.describe(5).changeIds).toBeNull();
});
