import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findDoors } from "../hours/find-doors.ts";
import type { Point } from "../points/point.ts";
import { instantOf } from "../time/zoned-time.ts";
import { followDay, type KnownDay } from "./going-day.ts";
import { judgeDay } from "./judge-day.ts";
import { listDroppable } from "./list-drops.ts";
import { noProgress, type Progress, skip, tell } from "./progress.ts";

const zone = "Europe/Vienna";
const leg = { distance: 3_000, duration: 15 * 60, isEstimated: false };
const at = (time: string) => instantOf(`2026-12-05 ${time}`, zone);

function plan(points: Partial<Point>[], next: Partial<Point>[] = []) {
  const trip = makeTrip({
    routes: [
      makeRoute({ id: "day", date: "2026-12-05 09:00", points: points.map(makePoint) }),
      makeRoute({ id: "next", date: "2026-12-06 08:00", points: next.map(makePoint) }),
    ],
  });
  const [route = makeRoute()] = trip.routes;
  const legs = Object.fromEntries(route.points.slice(1).map(({ id }) => [id, leg]));
  const day: KnownDay = {
    ...{ route, legs: { legs, missing: [] } },
    ...{ zoneOf: () => zone, fallbackZone: "UTC", findDoors },
  };
  const ids = route.points.map(({ id }) => id);
  const judge = (so: Progress, time: string) => {
    const { broken, failing, seekDrop } = judgeDay(trip, day, followDay(day, so, at(time)), so);
    const search = seekDrop?.();
    if (!search) return { broken, failing, drop: null };
    let step = search.next();
    while (!step.done) step = search.next();
    return { broken, failing, drop: step.value };
  };
  const told = (stopId: string, what: "reached" | "left", time: string) =>
    tell(noProgress, { stopId, what, instant: at(time) }, ids);
  return { trip, day, judge, told };
}

const morning = [
  { id: "hotel" },
  { id: "market", timeToSpend: 60, priority: "second" as const },
  { id: "garden", timeToSpend: 45, priority: "second" as const },
  { id: "tower", timeToSpend: 30 },
  { id: "museum", timeToSpend: 60, reservationTime: "12:30" },
];

test("As planned nothing breaks", () => {
  const { judge } = plan(morning);
  expect(judge(noProgress, "09:00")).toEqual({ broken: [], failing: [], drop: null });
});

test("A delay breaks a reservation, and the shortest optional stop that mends it is left out", () => {
  const { judge, told } = plan(morning);
  const { broken, drop } = judge(told("hotel", "left", "09:50"), "09:50");
  expect(broken.map(({ kind, stopIds }) => [kind, ...stopIds])).toEqual([
    ["lateForReservation", "museum"],
  ]);
  expect(drop?.stopIds).toEqual(["garden"]);
  expect(drop?.left).toEqual([]);
  const so = skip(told("hotel", "left", "09:50"), drop?.stopIds ?? []);
  expect(judge(so, "09:50").broken).toEqual([]);
});

test("What fails by the plan already still fails, until the day has made up for it", () => {
  const late = morning.map((stop) =>
    stop.id === "museum" ? { ...stop, reservationTime: "11:50" } : stop,
  );
  const { judge, told } = plan(late);
  const { broken, failing, drop } = judge(told("hotel", "left", "09:03"), "09:03");
  expect(broken).toEqual([]);
  expect(failing.map(({ kind, figures }) => [kind, figures.late])).toEqual([
    ["lateForReservation", 28],
  ]);
  expect(drop?.stopIds).toEqual(["garden"]);
  expect(judge(told("tower", "reached", "10:30"), "10:30").failing).toEqual([]);
});

test("Where one is not enough several are left out, optional ones first", () => {
  const { judge, told } = plan(morning);
  expect(judge(told("hotel", "left", "10:50"), "10:50").drop?.stopIds).toEqual([
    "garden",
    "market",
  ]);
  const tooLate = judge(told("hotel", "left", "11:50"), "11:50").drop;
  expect(tooLate?.stopIds.toSorted()).toEqual(["garden", "market", "tower"]);
});

test("What lies behind does not break any more", () => {
  const { judge, told } = plan(morning);
  const { broken } = judge(told("museum", "left", "14:00"), "14:05");
  expect(broken).toEqual([]);
});

test("A late end breaks the night before the next day", () => {
  const { judge, told } = plan([{ id: "hotel" }, { id: "bar", timeToSpend: 60 }], [{ id: "next" }]);
  const { broken, drop } = judge(told("hotel", "left", "23:50"), "23:55");
  expect(broken.map(({ kind }) => kind)).toEqual(["shortNight"]);
  expect(drop).toEqual(null);
});

test("Stars, what is booked or paid, beds, stations and the day's first stop are never left out", () => {
  const { trip, day } = plan(
    [
      { id: "first", priority: "second" },
      { id: "star", priority: "star" },
      { id: "booked", priority: "second", reservationTime: "15:00" },
      { id: "paid", priority: "second", finance: makeFinance({ payed: 5 }) },
      { id: "station", typeId: "Transport" },
      { id: "break", routeMode: "break" },
      { id: "off", routeMode: "none" },
      { id: "normal" },
      { id: "bed", linkId: "bed" },
    ],
    [{ id: "bed again", linkId: "bed" }],
  );
  const droppable = listDroppable(trip, followDay(day, noProgress, at("08:00")));
  expect(droppable.map(({ id }) => id)).toEqual(["normal"]);
});

test("What is proposed may be left out, lies ahead, and leaves less that is serious", () => {
  const anyStop = fc.record({
    timeToSpend: fc.nat(120),
    priority: fc.constantFrom("star" as const, "normal" as const, "second" as const),
    reservationTime: fc.constantFrom(null, null, "11:00", "14:00"),
    workingHours: fc.constantFrom("", "10:00-12:00", "Mo-Fr 25:00", "22:00-03:00"),
    typeId: fc.constantFrom("Other" as const, "Hotel" as const, "Transport" as const),
  });
  fc.assert(
    fc.property(
      fc.array(anyStop, { minLength: 1, maxLength: 9 }),
      fc.nat(600),
      fc.nat(8),
      (stops, late, place) => {
        const points = stops.map((stop, index) => ({ ...stop, id: `stop${index}` }));
        const { trip, day, judge } = plan(points);
        const { id: stopId } = points[place % points.length] ?? { id: "" };
        const telling = { stopId, what: "reached" as const, instant: at("09:00") + late * 60_000 };
        const so = tell(
          noProgress,
          telling,
          points.map(({ id }) => id),
        );
        const now = at("09:00");
        const { broken, failing, drop } = judge(so, "09:00");
        if (!drop) return;
        const allowed = listDroppable(trip, followDay(day, so, now)).map(({ id }) => id);
        expect(allowed).toEqual(expect.arrayContaining([...drop.stopIds]));
        const serious = (all: typeof broken) =>
          all.filter(({ severity }) => severity !== "hint").length;
        expect(serious(drop.left)).toBeLessThan(serious([...broken, ...failing]));
        const after = judge(skip(so, drop.stopIds), "09:00");
        expect([...after.broken, ...after.failing]).toEqual(drop.left);
      },
    ),
    { numRuns: 60 },
  );
});
