// @vitest-environment node
import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import {
  type Destination,
  firstDayOf,
  type OpenTrip,
  proposeDestination,
  targetOf,
} from "./destination.ts";

const routes = [
  makeRoute({ id: "tbilisi", date: "2027-05-03 09:00" }),
  makeRoute({ id: "hills", date: "2027-05-04 09:00" }),
];
const open = (dayId: string | null = null): OpenTrip => ({ trip: makeTrip({ routes }), dayId });
const empty: OpenTrip = { trip: makeTrip(), dayId: null };

test.each<[string, OpenTrip | null, boolean, Destination]>([
  ["a new trip, where none is open", null, true, { kind: "newTrip" }],
  ["the dates of a file that tells some", open("hills"), true, { kind: "byDate" }],
  ["days by their dates in a trip without days", empty, false, { kind: "byDate" }],
  ["the day in view", open("hills"), false, { kind: "day", routeId: "hills" }],
  ["new days, where no day is in view", open(), false, { kind: "after" }],
])("Proposed is %s", (_what, trip, isDated, expected) => {
  expect(proposeDestination(trip, isDated)).toEqual(expected);
});

test.each<[string, Destination, OpenTrip | null, string | null]>([
  ["the day after the last one of the trip", { kind: "after" }, open(), "2027-05-05"],
  ["free after a trip without days", { kind: "after" }, empty, null],
  ["that of the day that it joins", { kind: "day", routeId: "hills" }, open(), "2027-05-04"],
  ["free for a day that is gone", { kind: "day", routeId: "gone" }, open(), null],
  ["free by the dates of the file", { kind: "byDate" }, open(), null],
  ["free in a new trip", { kind: "newTrip" }, null, null],
])("The first day is %s", (_what, destination, trip, expected) => {
  expect(firstDayOf(destination, trip)).toBe(expected);
});

test.each<[string, Destination, "2027-05-04" | "2027-05-05" | "2027-05-02", string | null]>([
  ["the day of its date", { kind: "byDate" }, "2027-05-04", "hills"],
  ["none where the trip has no such date", { kind: "byDate" }, "2027-05-05", null],
  ["none before the trip", { kind: "byDate" }, "2027-05-02", null],
  ["the chosen day, whatever its date", { kind: "day", routeId: "hills" }, "2027-05-02", "hills"],
  ["none when the chosen day is gone", { kind: "day", routeId: "gone" }, "2027-05-04", null],
  ["none as a new day after the last one", { kind: "after" }, "2027-05-04", null],
  ["none in a new trip", { kind: "newTrip" }, "2027-05-04", null],
  ["the ideas", { kind: "ideas" }, "2027-05-04", "ideas"],
])("A day of the file joins %s", (_what, destination, date, expected) => {
  const target = targetOf({ date }, destination, open());
  expect(target === "ideas" ? target : (target?.id ?? null)).toBe(expected);
});
