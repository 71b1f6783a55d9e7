import { makeFinance, makePoint } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changeHotelData } from "../hotel-data.ts";
import { areModesAtOdds, type PointChange } from "../point.ts";
import { moveType, routeMode } from "../travel-modes.ts";
import { changeMode, changePoint } from "./change-point.ts";

const context = { moveType: "bus", currency: "GEL" } as const;

const changes: fc.Arbitrary<PointChange> = fc.record(
  {
    name: fc.string(),
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    timeToSpend: fc.nat(14_400),
    priority: fc.constantFrom("star", "normal", "second"),
    reservationTime: fc.constantFrom(null, "09:30"),
    routeMode: fc.constantFrom(...routeMode.options),
    excludeFromRoute: fc.boolean(),
    finance: fc.option(
      fc.record(
        { price: fc.option(fc.nat()), payed: fc.nat(), currency: fc.constantFrom("EUR", "JPY") },
        { requiredKeys: [] },
      ),
    ),
    hotelData: fc.option(
      fc.record(
        {
          checkIn: fc.constantFrom(null, "2026-12-05 15:00"),
          checkOut: fc.constantFrom(null, "2026-12-06 11:00"),
          dining: fc.constantFrom("none", "breakfast"),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<PointChange>;

test("A save changes only the sent fields", () => {
  const before = makePoint({ finance: makeFinance(), description: "Old", timeToSpend: 5 });
  expect(changePoint(before, { name: "New", timeToSpend: undefined }, context)).toEqual({
    ...before,
    name: "New",
  });
  expect(changePoint(before, {}, context)).toEqual(before);
});

test("Finance and hotel data change field by field; null removes them; the first save creates them", () => {
  const empty = makePoint();
  const started = changePoint(empty, { finance: { price: 10 } }, context);
  expect(started.finance).toMatchObject({ price: 10, currency: "GEL", type: "same", payed: null });
  const paid = changePoint(started, { finance: { payed: 4 } }, context);
  expect(paid.finance).toEqual({ ...started.finance, payed: 4 });
  expect(changePoint(paid, { finance: null }, context).finance).toBeNull();
});

test("checkInTime and checkOutTime are derived from check-in and check-out", () => {
  const stay = changeHotelData(null, { checkIn: "2026-12-05 15:00", dining: "halfBoard" });
  expect(stay).toEqual({
    checkIn: "2026-12-05 15:00",
    checkOut: null,
    checkInTime: "15:00",
    checkOutTime: null,
    dining: "halfBoard",
  });
  const longer = changeHotelData(stay, { checkOut: "2026-12-07 11:30", checkIn: null });
  expect(longer).toMatchObject({ checkInTime: null, checkOutTime: "11:30", dining: "halfBoard" });
  expect(changeHotelData(longer, undefined)).toBe(longer);
  expect(changeHotelData(longer, null)).toBeNull();
});

test("excludeFromRoute is true exactly when the mode is none, after any save", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...routeMode.options),
      fc.constantFrom(...moveType.options),
      changes,
      (mode, moves, change) => {
        fc.pre(!areModesAtOdds(change));
        const before = makePoint({ routeMode: mode, excludeFromRoute: mode === "none" });
        const after = changePoint(before, change, { ...context, moveType: moves });
        expect(after.excludeFromRoute).toBe(after.routeMode === "none");
        if (change.excludeFromRoute !== undefined)
          expect(after.excludeFromRoute).toBe(change.excludeFromRoute);
        if (change.routeMode !== undefined) expect(after.routeMode).toBe(change.routeMode);
        if (change.routeMode === undefined && change.excludeFromRoute === undefined)
          expect(after.routeMode).toBe(mode);
      },
    ),
  );
});

test("excludeFromRoute true sets none; false on none sets the route's mode, car if that is none", () => {
  expect(changeMode("break", { excludeFromRoute: true }, "bus")).toBe("none");
  expect(changeMode("none", { excludeFromRoute: false }, "bus")).toBe("bus");
  expect(changeMode("none", { excludeFromRoute: false }, "none")).toBe("car");
  expect(changeMode("break", { excludeFromRoute: false }, "bus")).toBe("break");
});

test("Mode and exclusion contradict each other when only one of them says none", () => {
  expect(areModesAtOdds({ routeMode: "none", excludeFromRoute: false })).toBe(true);
  expect(areModesAtOdds({ routeMode: "car", excludeFromRoute: true })).toBe(true);
  expect(areModesAtOdds({ routeMode: "none", excludeFromRoute: true })).toBe(false);
  expect(areModesAtOdds({ routeMode: "break", excludeFromRoute: false })).toBe(false);
  expect(areModesAtOdds({ excludeFromRoute: true })).toBe(false);
});

test("Sending the answer of a save back any number of times changes nothing", () => {
  fc.assert(
    fc.property(changes, (change) => {
      fc.pre(!areModesAtOdds(change));
      const saved = changePoint(makePoint(), change, context);
      expect(changePoint(saved, saved, context)).toEqual(saved);
    }),
  );
});

test("Saves of different fields give the same in either order", () => {
  fc.assert(
    fc.property(changes, changes, (one, other) => {
      const first: PointChange = { ...one };
      for (const field of Object.keys(other) as (keyof PointChange)[]) delete first[field];
      fc.pre(
        !("routeMode" in { ...first, ...other } && "excludeFromRoute" in { ...first, ...other }),
      );
      const start = makePoint();
      const then = (a: PointChange, b: PointChange) =>
        changePoint(changePoint(start, a, context), b, context);
      expect(then(first, other)).toEqual(then(other, first));
    }),
  );
});
