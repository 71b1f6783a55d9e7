import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyTripChange } from "../changes/change-rows.ts";
import { findDoors } from "../hours/find-doors.ts";
import { instantOf } from "../time/zoned-time.ts";
import { followDay, type KnownDay } from "./going-day.ts";
import { listDone } from "./list-done.ts";
import { listPlanChanges } from "./plan-changes.ts";
import { noProgress, type Progress, skip, type Telling, tell } from "./progress.ts";

const zone = "Asia/Tbilisi";
const leg = { distance: 10_000, duration: 30 * 60, isEstimated: false };
const at = (time: string) => instantOf(`2027-05-03 ${time}`, zone);
const trip = makeTrip({
  routes: [
    makeRoute({
      id: "day",
      date: "2027-05-03 09:00",
      points: [
        makePoint({ id: "hotel" }),
        makePoint({ id: "baths", timeToSpend: 60 }),
        makePoint({ id: "museum", timeToSpend: 120, reservationTime: "12:00" }),
        makePoint({ id: "dinner", timeToSpend: 90 }),
      ],
    }),
  ],
});
const [route = makeRoute()] = trip.routes;
const ids = route.points.map(({ id }) => id);
const day: KnownDay = {
  route,
  legs: { legs: Object.fromEntries(ids.slice(1).map((id) => [id, leg])), missing: [] },
  ...{ zoneOf: () => zone, fallbackZone: "UTC", findDoors },
};
const told = (...all: [string, Telling["what"], string][]): Progress =>
  all.reduce(
    (so, [stopId, what, time]) => tell(so, { stopId, what, instant: at(time) }, ids),
    noProgress,
  );
const changesOf = (so: Progress) => listPlanChanges(day, followDay(day, so, at("09:00")), so);
const applied = (so: Progress) =>
  changesOf(so).reduce(
    (changed, change) => applyTripChange(changed, { ...change, at: "2027-05-03T05:00:00.000Z" }),
    trip,
  );

test("A day as planned changes nothing in the plan", () => {
  expect(changesOf(noProgress)).toEqual([]);
  expect(changesOf(told(["hotel", "reached", "09:00"]))).toEqual([]);
});

test("Stays become as long as they were, with the time lost on the way; what was left out goes", () => {
  const so = skip(
    told(["hotel", "left", "09:20"], ["baths", "reached", "10:00"], ["baths", "left", "11:15"]),
    ["dinner"],
  );
  expect(changesOf(so)).toEqual([
    { name: "points.remove", args: { id: "dinner" } },
    { name: "points.save", args: { id: "hotel", change: { timeToSpend: 30 } } },
    { name: "points.save", args: { id: "baths", change: { timeToSpend: 75 } } },
  ]);
});

test("Whoever left before the door opened does not wait there in the plan either; others keep their wait", () => {
  const points = route.points.map((point) =>
    point.id === "baths" ? { ...point, workingHours: "Mo-Su 10:00-20:00" } : point,
  );
  const closed = { ...day, route: { ...route, points } };
  const changes = (so: Progress) =>
    listPlanChanges(closed, followDay(closed, so, at("09:00")), so).map(({ args }) => args);
  const saved = (change: object) => [{ id: "baths", change }];
  expect(changes(told(["baths", "reached", "09:30"], ["baths", "left", "09:50"]))).toEqual(
    saved({ timeToSpend: 20, isWaitSkipped: true }),
  );
  expect(changes(told(["baths", "reached", "09:30"], ["baths", "left", "10:40"]))).toEqual(
    saved({ timeToSpend: 40 }),
  );
});

test("A day that began at another time begins then, unless that moves a reservation", () => {
  expect(changesOf(told(["hotel", "reached", "08:30"]))).toEqual([
    { name: "routes.save", args: { id: "day", change: { date: "2027-05-03 08:30" } } },
  ]);
  // A reservation before the day's start would be on the next day.
  expect(changesOf(told(["hotel", "reached", "12:30"]))[0]?.name).not.toBe("routes.save");
});

test("The plan with it has the times of the day as it went, as far as time was not made up on the way", () => {
  const anyTold = fc.tuple(fc.nat(120), fc.nat(120), fc.nat(240)).map(([a, b, c]) => {
    const start = at("09:00");
    const tellings: Telling[] = [
      { stopId: "hotel", what: "left", instant: start + a * 60_000 },
      { stopId: "baths", what: "reached", instant: start + (a + 30 + b) * 60_000 },
      { stopId: "baths", what: "left", instant: start + (a + 30 + b + c) * 60_000 },
    ];
    return tellings.reduce((so, telling) => tell(so, telling, ids), noProgress);
  });
  fc.assert(
    fc.property(anyTold, (so) => {
      const going = followDay(day, so, at("09:00"));
      const [changed = makeRoute()] = applied(so).routes;
      const after = followDay({ ...day, route: changed }, noProgress, at("09:00"));
      for (const id of ids.slice(1))
        expect(after.schedule.stops[id]?.arrival).toEqual(going.schedule.stops[id]?.arrival);
    }),
  );
});

test("What was done is what was told of the past and what was left out, in the order of the day", () => {
  const so = skip(
    told(["hotel", "left", "09:20"], ["baths", "reached", "10:00"], ["museum", "reached", "11:45"]),
    ["dinner"],
  );
  const done = listDone(route, followDay(day, so, at("10:30")), so, at("10:30"));
  expect(done.map(({ reached, left, isSkipped }) => [reached, left, isSkipped])).toEqual([
    [null, "2027-05-03 09:20", false],
    ["2027-05-03 10:00", null, false],
    [null, null, true],
  ]);
});

test("What was only expected is not done, and is left later than it was expected", () => {
  const late: Telling = { stopId: "baths", what: "left", instant: at("11:00"), isExpected: true };
  const so = tell(told(["baths", "reached", "09:40"]), late, ids);
  const going = followDay(day, so, at("11:10"));
  expect(going.leaves).toBe("baths");
  expect(listDone(route, going, so, at("11:10"))).toMatchObject([
    { reached: "2027-05-03 09:40", left: null },
  ]);
});
