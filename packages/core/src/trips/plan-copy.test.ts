import { makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "../pages.ts";
import { addDays, daysBetween } from "../time/dates.ts";
import { copyAddressOf, hasManyDays, readCopyWish } from "./copy-address.ts";
import { copyTrip } from "./copy-trip.ts";
import { type CopyWish, planCopy, proposeStart, wholeCopy } from "./plan-copy.ts";

/** Saturday, Sunday, and the Wednesday after. */
const days = ["2026-12-05", "2026-12-06", "2026-12-09"].map((day, index) =>
  makeRoute({ id: `day${index}`, date: `${day} 09:00` }),
);
const plan = (wish: Partial<CopyWish>) => planCopy(days, { ...wholeCopy, ...wish });
const datesOf = (wish: Partial<CopyWish>) => [...plan(wish).dates.values()];

test("Without a first day the dates stay; with one, all days move along", () => {
  expect(plan({}).query).toEqual({});
  expect(datesOf({})).toEqual(["2026-12-05", "2026-12-06", "2026-12-09"]);
  expect(plan({ startDate: "2027-05-03" }).query).toEqual({ startDate: "2027-05-03" });
  expect(datesOf({ startDate: "2027-05-03" })).toEqual(["2027-05-03", "2027-05-04", "2027-05-07"]);
});

test("With the weekdays kept, the copy begins on the nearest day of the same weekday", () => {
  for (const [asked, first] of [
    ["2027-05-01", "2027-05-01"],
    ["2027-05-04", "2027-05-01"],
    ["2027-05-05", "2027-05-08"],
    ["2026-11-24", "2026-11-21"],
  ] as const)
    expect(plan({ startDate: asked, keepsWeekdays: true }).query, asked).toEqual({
      startDate: first,
    });
  expect(plan({ keepsWeekdays: true }).query).toEqual({});
});

test("The first day of a copy is the first of the chosen days", () => {
  const part = plan({ startDate: "2027-05-03", routeIds: ["day2", "day1", "gone"] });
  expect(part.query).toEqual({ startDate: "2027-05-03", routeIds: "day1,day2" });
  expect([part.firstDay, part.dates.get("day1"), part.dates.get("day2")]).toEqual([
    "2026-12-06",
    "2027-05-03",
    "2027-05-06",
  ]);
});

test.each([
  ["2026-12-05", "2026-12-05", null],
  ["2026-12-05", "2026-12-04", null],
  ["2026-12-05", "2026-12-06", "2026-12-12"],
  ["2026-12-05", "2026-12-12", "2026-12-19"],
  ["2020-02-29", "2026-11-23", "2026-11-28"],
  [null, "2026-11-23", null],
])("A trip of %s that is copied on %s is proposed to begin on %s", (firstDay, today, proposed) => {
  expect(proposeStart(firstDay, today)).toBe(proposed);
});

test("With no day chosen there is nothing to copy", () => {
  expect(plan({ routeIds: [], startDate: "2027-05-03" })).toMatchObject({
    chosen: [],
    firstDay: null,
    query: { routeIds: "" },
  });
});

const day = fc.integer({ min: -3_000, max: 3_000 }).map((count) => addDays("2026-12-05", count));
const anyWish: fc.Arbitrary<CopyWish> = fc.record({
  startDate: fc.option(day),
  keepsWeekdays: fc.boolean(),
  routeIds: fc.option(fc.subarray(["day0", "day1", "day2"], { minLength: 1 })),
});

test("The copy has the dates that were shown", () => {
  let made = 0;
  const source = makeTrip({ routes: days });
  fc.assert(
    fc.property(anyWish, (wish) => {
      const { query, chosen, dates } = planCopy(days, wish);
      const copy = copyTrip(source, {
        newId: () => `new${++made}`,
        startDate: query.startDate,
        routeIds: query.routeIds?.split(","),
      });
      expect(copy?.routes.map(({ date }) => date.slice(0, 10))).toEqual(
        chosen.map((id) => dates.get(id)),
      );
      const shift = daysBetween("2026-12-05", dates.get("day0") ?? "");
      if (wish.keepsWeekdays) expect(Math.abs(shift) % 7).toBe(0);
    }),
  );
});

test("What was chosen survives the way through the login", () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      const address = new URL(copyAddressOf("trip", wish), "https://castor.example");
      expect(address.pathname).toBe("/map/trip/show");
      const read = pages.map.search.parse(Object.fromEntries(address.searchParams));
      expect(readCopyWish(read, null)).toEqual(wish);
    }),
  );
  expect(readCopyWish({}, null)).toBeNull();
});

test("Wrong parameters of a copy are ignored, and the others count", () => {
  const read = pages.map.search.parse({ point: "p", copy: "1", start: "soon", weekdays: "yes" });
  expect([read.point, readCopyWish(read, null)]).toEqual(["p", wholeCopy]);
  expect(readCopyWish(pages.map.search.parse({ copy: "2" }), null)).toBeNull();
});

test("An address never gets longer than a cookie: it says that the browser keeps many days", () => {
  const routeIds = Array.from({ length: 400 }, (_, index) => `day${index}`);
  const wish = { ...wholeCopy, routeIds };
  expect(hasManyDays(wish)).toBe(true);
  expect(copyAddressOf("trip", wish)).toBe("/map/trip/show?copy=1&days=kept");
  const search = { copy: "1", days: "kept" } as const;
  expect(readCopyWish(search, routeIds)).toEqual(wish);
  // Another browser keeps none: all days are chosen again.
  expect(readCopyWish(search, null)).toEqual(wholeCopy);
});
