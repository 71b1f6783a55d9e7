import { expect, it } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { findPlaceAddress } from "./find-place-address.ts";

const trip = makeTrip({
  id: "t1",
  routes: [
    makeRoute({ id: "r1", points: [makePoint({ id: "s1", linkId: "p1" })] }),
    makeRoute({ id: "r2", points: [makePoint({ id: "s2", linkId: "p1" })] }),
  ],
});

it("a linked point is shown on the day in view if it has a stop there, else on its first day", () => {
  expect(findPlaceAddress(trip, "p1")).toBe("/map/t1/r1?point=s1");
  expect(findPlaceAddress(trip, "p1", "r2")).toBe("/map/t1/r2?point=s2");
});

it("a deleted point has no address", () => {
  expect(findPlaceAddress(trip, "p9")).toBeNull();
});
