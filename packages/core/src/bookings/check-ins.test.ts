import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { listCheckIns, listOpenCheckIns } from "./check-ins.ts";
import { listJourneys } from "./journeys.ts";

const zone = "Europe/Berlin";
const openingsOf = (of: ReturnType<typeof booked>) => {
  const routes = [makeRoute({ points: [makePoint({ id: "fra", name: "Frankfurt", ...of })] })];
  const journeys = listJourneys({ routes }, () => zone);
  return listCheckIns(journeys, () => zone).map(({ opens, opensAt }) => [
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

test("A connecting flight of the same booking has no reminder of its own, any other flight has", () => {
  const open = (second: ReturnType<typeof booked>, code = "QWERTY") => {
    const before = booked("flight", "2027-05-03 20:00", "2027-05-03 23:00", { code });
    const day = makeRoute({
      points: [makePoint({ id: "fra", ...before }), makePoint({ id: "ist", linkId: "ist" })],
    });
    // The night is spent at the airport, which stands on the next day once more.
    const next = makeRoute({
      points: [makePoint({ id: "ist2", linkId: "ist", ...second }), makePoint({ id: "tbs" })],
    });
    const now = new Date("2027-05-03T12:00:00Z");
    return listOpenCheckIns({ routes: [day, next] }, () => zone, now).map(
      ({ journey }) => journey.from.id,
    );
  };
  const on = (departs: string, code: string) => booked("flight", departs, null, { code });
  expect(open(on("2027-05-04 06:00", "QWERTY"))).toEqual(["fra"]);
  expect(open(on("2027-05-04 06:00", "OTHER1"))).toEqual(["fra", "ist2"]);
  expect(open(on("2027-05-04 06:00", ""), "")).toEqual(["fra", "ist2"]);
  expect(open(on("2027-05-03 22:00", "QWERTY"))).toEqual(["fra", "ist2"]);
});

test("A flight that goes on a day later, or after a train, has its own reminder", () => {
  const open = (first: "flight" | "train", departs: string) => {
    const code = "QWERTY";
    const before = booked(first, "2027-05-03 08:00", "2027-05-03 10:00", { code });
    const points = [
      makePoint({ id: "fra", ...before }),
      makePoint({ id: "ist", ...booked("flight", departs, null, { code }) }),
    ];
    const now = new Date("2027-05-04T07:30:00Z");
    return listOpenCheckIns({ routes: [makeRoute({ points })] }, () => zone, now).length;
  };
  expect([open("flight", "2027-05-04 09:59"), open("flight", "2027-05-04 10:00")]).toEqual([0, 1]);
  expect(open("train", "2027-05-04 09:59")).toBe(1);
});
