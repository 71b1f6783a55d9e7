import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { listCheckIns } from "./check-ins.ts";

const zone = "Europe/Berlin";
const openingsOf = (of: ReturnType<typeof booked>) => {
  const routes = [makeRoute({ points: [makePoint({ id: "fra", name: "Frankfurt", ...of })] })];
  return listCheckIns({ routes }, () => zone).map(({ opens, opensAt }) => [
    new Date(opens).toISOString(),
    opensAt,
  ]);
};

test("The check-in of a flight opens 24 hours before it departs, also when clocks change meanwhile", () => {
  expect(openingsOf(booked("flight", "2027-05-03 23:10", null))).toEqual([
    ["2027-05-02T21:10:00.000Z", "2027-05-02 23:10"],
  ]);
  // Clocks go forward in the night to 28 March 2027.
  expect(openingsOf(booked("flight", "2027-03-28 10:00", null))).toEqual([
    ["2027-03-27T08:00:00.000Z", "2027-03-27 09:00"],
  ]);
});

test("Trains, cancelled flights and flights without a departure have none", () => {
  const gone = booked("flight", "2027-05-03 23:10", null, { isCancelled: true });
  for (const of of [
    booked("train", "2027-05-03 23:10", null),
    booked("flight", null, "2027-05-03 23:10"),
    gone,
  ])
    expect(openingsOf(of)).toEqual([]);
});
