import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { CheckContext } from "./check-context.ts";
import { createTripCheck } from "./create-trip-check.ts";

const [port, island] = [
  makePoint({ id: "port", lat: 64.95, lng: 34.6, timeToSpend: 60 }),
  makePoint({ id: "island", lat: 65.03, lng: 35.7, timeToSpend: 60, routeMode: "walk" }),
];
const day = makeRoute({ id: "day", date: "2026-12-05 09:00", points: [port, island] });
const contextOf = (crossing: "ferry" | "unknown" | undefined): CheckContext => ({
  today: "2026-11-20",
  legsByDay: {
    day: {
      legs: {
        island: {
          distance: 52_000,
          duration: 8_000,
          isEstimated: true,
          ...(crossing && { crossing }),
        },
      },
      missing: [],
    },
  },
  zoneOf: () => "Europe/Moscow",
  fallbackZone: "UTC",
  perEuro: null,
});

test("a way over water is found where no ferry is known, and is no walk", () => {
  const check = createTripCheck();
  const kindsWith = (crossing: "ferry" | "unknown" | undefined) =>
    check(makeTrip({ routes: [day] }), contextOf(crossing)).map(({ kind }) => kind);
  expect(kindsWith("unknown")).toEqual(["overWater"]);
  expect(kindsWith("ferry")).toEqual([]);
  expect(kindsWith(undefined)).toEqual(["longWalk"]);
});
