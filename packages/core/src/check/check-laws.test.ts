import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "../points/point.ts";
import { addDays } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { CheckContext } from "./check-context.ts";
import { checkTrip } from "./check-trip.ts";
import { createTripCheck } from "./create-trip-check.ts";

const context: CheckContext = {
  today: "2026-11-20",
  legsByDay: {},
  zoneOf: () => "Europe/Vienna",
  fallbackZone: "UTC",
  perEuro: { USD: 1.1 },
};
const kindsOf = (trip: Trip, own: Partial<CheckContext> = {}) =>
  checkTrip(trip, { ...context, ...own }).map(({ kind }) => kind);

/** A leg of so many minutes to every point. */
const legsOf = (trip: Trip, minutes: number, isEstimated = false) =>
  Object.fromEntries(
    trip.routes.map(({ id, points }) => {
      const leg = { distance: minutes * 500, duration: minutes * 60, isEstimated };
      return [
        id,
        { legs: Object.fromEntries(points.map((point) => [point.id, leg])), missing: [] },
      ];
    }),
  );
const oneDay = (points: Point[], date = "2026-12-05 09:00") =>
  makeTrip({ routes: [makeRoute({ date, points })] });

const anyZone = fc.constantFrom(
  "Asia/Tbilisi",
  "Pacific/Apia",
  "America/New_York",
  "Nowhere",
  null,
);
const anyContext = fc
  .record({
    zone: anyZone,
    minutes: fc.nat(3_000),
    isEstimated: fc.boolean(),
    today: fc.constantFrom("2026-11-20", "2026-12-10", "2027-06-01"),
    perEuro: fc.constantFrom(null, {}, { USD: 1.1, RUB: 90 }),
  })
  .map(({ zone, minutes, isEstimated, ...own }) => ({
    zoneOf: () => zone,
    legsOf: (trip: Trip) => legsOf(trip, minutes, isEstimated),
    ...own,
  }));

test("A check never fails, its order and its findings are the same each time, and it names what is there", () => {
  fc.assert(
    fc.property(anyTrip, anyContext, (trip, { legsOf: legs, ...own }) => {
      const given = { ...context, ...own, legsByDay: legs(trip) };
      const found = checkTrip(trip, given);
      expect(checkTrip(trip, given)).toEqual(found);
      const routes = new Set(trip.routes.map(({ id }) => id));
      const stops = new Set(trip.routes.flatMap(({ points }) => points.map(({ id }) => id)));
      for (const { routeIds, stopIds, severity, isProbable, figures } of found) {
        expect([
          routeIds.every((id) => routes.has(id)),
          stopIds.every((id) => stops.has(id)),
        ]).toEqual([true, true]);
        if (isProbable) expect(severity).not.toBe("impossible");
        for (const figure of Object.values(figures))
          expect(typeof figure === "string" || Number.isFinite(figure)).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test("A check that remembers finds the same as one that does not", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyTrip, anyContext), { minLength: 2, maxLength: 4 }),
      (trips) => {
        const check = createTripCheck();
        for (const [trip, { legsOf: legs, ...own }] of trips) {
          const given = { ...context, ...own, legsByDay: legs(trip) };
          expect(check(trip, given)).toEqual(checkTrip(trip, given));
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("Points at one position are no matter", () => {
  const points = Array.from({ length: 20 }, () => makePoint({ timeToSpend: 10 }));
  const trip = oneDay(points);
  expect(kindsOf(trip, { legsByDay: legsOf(trip, 0) })).toEqual([]);
});

test("300 points on a day with hours are checked in less than a second", () => {
  const points = Array.from({ length: 300 }, (_, index) =>
    makePoint({
      timeToSpend: 30,
      workingHours: `Mo-Su ${10 + (index % 9)}:00-23:30`,
      lat: index / 10,
    }),
  );
  const trip = oneDay(points);
  const begun = performance.now();
  checkTrip(trip, { ...context, legsByDay: legsOf(trip, 20) });
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("Days without legs say nothing of their times", () => {
  const points = [1, 2, 3].map((lat) => makePoint({ lat, workingHours: "Mo-Fr 10:00-12:00" }));
  const trip = oneDay(points, "2026-12-07 10:30");
  expect(kindsOf(trip)).toEqual([]);
});

test.each(["Mo-Fr 25:00", "as you like", "как повезёт", "(("])(
  "Hours such as “%s” say nothing",
  (workingHours) => {
    const trip = oneDay([makePoint({ workingHours })], "2026-12-07 06:00");
    expect(kindsOf(trip)).toEqual([]);
  },
);

test("A bar that is open over midnight is open after it", () => {
  const bar = makePoint({ workingHours: "Fr-Sa 20:00-03:00", timeToSpend: 60 });
  expect(kindsOf(oneDay([bar], "2026-12-06 01:30"))).toEqual([]);
  expect(kindsOf(oneDay([bar], "2026-12-06 02:30"))).toEqual(["closesTooSoon"]);
});

test("A reservation before the day's start is on the next day, so the day overlaps the next one", () => {
  const dinner = makePoint({ reservationTime: "08:30" });
  const days = ["2026-12-05 09:00", "2026-12-06 08:00"].map((date, index) =>
    makeRoute({
      id: `day${index}`,
      date,
      points: [makePoint(), index === 0 ? dinner : makePoint()],
    }),
  );
  const trip = makeTrip({ routes: days });
  const [found] = checkTrip(trip, { ...context, legsByDay: legsOf(trip, 10) });
  expect(found).toMatchObject({
    kind: "daysOverlap",
    routeIds: ["day0"],
    figures: { minutes: 30 },
  });
});

test("40 hotels for one night are one finding", () => {
  const stay = { checkIn: "2026-12-05 14:00", checkOut: "2026-12-06 11:00" };
  const hotelData = {
    ...stay,
    checkInTime: "14:00",
    checkOutTime: "11:00",
    dining: "none" as const,
  };
  const hotels = Array.from({ length: 40 }, (_, index) =>
    makePoint({
      typeId: "Hotel",
      hotelData,
      lat: index,
      excludeFromRoute: true,
      routeMode: "none",
    }),
  );
  const dates = ["2026-12-05 15:00", "2026-12-06 10:00"];
  const routes = dates.map((date) => makeRoute({ date, points: [makePoint()] }));
  routes[0]?.points.push(...hotels);
  const kinds = kindsOf(makeTrip({ routes, kids: 0 }));
  expect(kinds.filter((kind) => kind === "twoBeds")).toHaveLength(1);
});

test("Places in the sea without a zone have the zone of the day", () => {
  const trip = oneDay([makePoint({ workingHours: "Mo-Su 10:00-11:00" })], "2026-12-05 12:00");
  expect(kindsOf(trip, { zoneOf: () => null })).toEqual(["closed"]);
});

test("Days that are past are not spoken of", () => {
  const trip = oneDay([makePoint({ workingHours: "Mo-Su 10:00-11:00" })], "2026-12-05 12:00");
  expect(kindsOf(trip, { today: "2026-12-05" })).toEqual(["closed"]);
  expect(kindsOf(trip, { today: addDays("2026-12-05", 1) })).toEqual([]);
});
