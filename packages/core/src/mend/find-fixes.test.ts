import { makeFinance } from "@castor/core/testing/make.ts";
import { contextOf, days, mend, ofKind, saturday, stop } from "@castor/core/testing/mend-days.ts";
import { expect, test } from "vitest";
import { checkTrip } from "../check/check-trip.ts";
import { makeFinding } from "../check/finding.ts";
import type { Point } from "../points/point.ts";
import { findFixes } from "./find-fixes.ts";

test("Who is late for a table leaves earlier, by as little as helps, or stays shorter before it", () => {
  const trip = days([
    saturday,
    stop("hotel", 0, { timeToSpend: 0 }),
    stop("park", 2, { timeToSpend: 120 }),
    stop("table", 4, { reservationTime: "11:40" }),
  ]);
  const fixes = mend(trip, "lateForReservation");
  expect(ofKind(fixes, "leaveEarlier")).toMatchObject({
    changes: [{ name: "routes.save", args: { id: "day 0", change: { date: "2026-12-05 08:30" } } }],
    figures: { minutes: 30 },
    times: [
      { what: "begin", before: "2026-12-05 09:00", after: "2026-12-05 08:30" },
      { what: "arrival", stopId: "table", before: "2026-12-05 12:00", after: "2026-12-05 11:30" },
      { what: "end", before: "2026-12-05 13:00", after: "2026-12-05 12:40" },
    ],
    gone: [{ kind: "lateForReservation" }],
    come: [],
    isEstimated: false,
  });
  expect(ofKind(fixes, "stayShorter")?.changes).toEqual([
    { name: "points.save", args: { id: "park", change: { timeToSpend: 100 } } },
  ]);
});

test("A stay is shortened by 30 percent at most", () => {
  const closing = (workingHours: string) =>
    days([saturday, stop("start", 0), stop("museum", 1, { workingHours, timeToSpend: 100 })]);
  // Arrival at 10:30, planned until 12:10.
  const tight = mend(closing("Mo-Su 10:00-11:40"), "closesTooSoon");
  expect(ofKind(tight, "stayShorter")?.figures).toEqual({ minutes: 30 });
  const short = mend(closing("Mo-Su 10:00-11:39"), "closesTooSoon");
  expect(ofKind(short, "stayShorter")).toBeUndefined();
});

test("A place that opens later is left for later: the day begins later, or the next stop comes first", () => {
  const trip = days([
    saturday,
    stop("hotel", 0, { timeToSpend: 0 }),
    stop("museum", 1, { workingHours: "Mo-Su 10:30-18:00" }),
    stop("park", 2, { timeToSpend: 90 }),
  ]);
  const fixes = mend(trip, "opensLater");
  expect(ofKind(fixes, "leaveLater")?.figures).toEqual({ minutes: 60 });
  expect(ofKind(fixes, "swap")).toMatchObject({
    changes: [{ name: "points.order", args: { id: "museum", order: 2 } }],
    stopIds: ["museum", "park"],
    isEstimated: true,
  });
});

test("An earlier start does not mend a stay that is longer than the place is open", () => {
  const hours = "Mo-Su 10:00-11:00";
  for (const start of ["2026-12-05 09:20", "2026-12-05 09:40"]) {
    const trip = days([
      start,
      stop("hotel", 0, { timeToSpend: 0 }),
      stop("crypt", 1, { workingHours: hours, timeToSpend: 120 }),
    ]);
    const [finding] = checkTrip(trip, contextOf(trip));
    expect(finding).toMatchObject({ kind: "closesTooSoon", severity: "impossible" });
    const fixes = mend(trip, "closesTooSoon");
    expect(ofKind(fixes, "leaveEarlier")).toBeUndefined();
    expect(ofKind(fixes, "stayShorter")).toBeUndefined();
  }
});

test("A wait that costs a booking is mended by what makes up for it", () => {
  const trip = days([
    saturday,
    stop("hotel", 0, { timeToSpend: 0 }),
    stop("museum", 1, { workingHours: "Mo-Su 10:00-18:00", timeToSpend: 60 }),
    stop("table", 2, { reservationTime: "11:15" }),
  ]);
  const fixes = mend(trip, "lateForReservation");
  expect(ofKind(fixes, "leaveEarlier")).toBeUndefined();
  expect(ofKind(fixes, "stayShorter")?.changes).toEqual([
    { name: "points.save", args: { id: "museum", change: { timeToSpend: 45 } } },
  ]);
});

test("A place that is closed that day goes to a day when it is open, where it is the least detour", () => {
  const museum = stop("museum", 6, { workingHours: "Su-Mo 10:00-18:00" });
  const trip = days(
    [saturday, stop("hotel", 0), museum],
    ["2026-12-06 09:00", stop("far", 30), stop("farther", 40)],
    ["2026-12-07 09:00", stop("south", 0), stop("near", 5), stop("beyond", 10)],
  );
  const fix = ofKind(mend(trip, "closed"), "moveDay");
  expect(fix?.changes).toEqual([
    { name: "points.move", args: { pointId: "museum", routeId: "day 2" } },
    { name: "points.order", args: { id: "museum", order: 2 } },
  ]);
  expect(fix?.figures).toEqual({ date: "2026-12-07" });
});

test("A long walk can be driven", () => {
  const trip = days([saturday, stop("hut", 0), stop("lake", 12, { routeMode: "walk" })]);
  const context = contextOf(trip);
  const legs = { lake: { distance: 14_000, duration: 10_800, isEstimated: false } };
  const legsByDay = { "day 0": { legs, missing: [] } };
  const [finding] = checkTrip(trip, { ...context, legsByDay });
  const fixes = finding && findFixes(trip, finding, { ...context, legsByDay });
  expect(fixes).toMatchObject([
    {
      kind: "otherMode",
      changes: [{ name: "points.save", args: { id: "lake", change: { routeMode: "bus" } } }],
      isEstimated: true,
    },
  ]);
});

test("What is planned if time allows is dropped, and its price is saved; what is not stays", () => {
  const market = (priority: Point["priority"]) =>
    days([
      saturday,
      stop("hotel", 0, { timeToSpend: 0 }),
      stop("market", 1, { priority, finance: makeFinance({ price: 25 }) }),
      stop("opera", 2, { reservationTime: "10:00" }),
    ]);
  expect(ofKind(mend(market("second"), "lateForReservation"), "drop")).toMatchObject({
    changes: [{ name: "points.remove", args: { id: "market" } }],
    costs: [{ currency: "EUR", amount: -25 }],
  });
  expect(ofKind(mend(market("normal"), "lateForReservation"), "drop")).toBeUndefined();
  const paid = makeFinance({ price: 25, payed: 25 });
  const trip = days([
    ...[saturday, stop("hotel", 0, { timeToSpend: 0 })],
    stop("market", 1, { priority: "second", finance: paid }),
    stop("opera", 2, { reservationTime: "10:00" }),
  ] as const);
  expect(ofKind(mend(trip, "lateForReservation"), "drop")).toBeUndefined();
});

test("A night without a bed is spent in the hotel that is left that day", () => {
  const stay = (checkIn: string, checkOut: string) => ({
    ...{ checkIn, checkOut, dining: "none" as const },
    ...{ checkInTime: checkIn.slice(11), checkOutTime: checkOut.slice(11) },
  });
  const inn = { linkId: "inn", typeId: "Hotel" as const, timeToSpend: 0 };
  const hotelData = stay("2026-12-05 14:00", "2026-12-06 11:00");
  const trip = days(
    ["2026-12-05 13:30", stop("park", 0), stop("inn", 1, { ...inn, hotelData })],
    ["2026-12-06 09:00", stop("inn again", 1, { ...inn, hotelData }), stop("castle", 2)],
    ["2026-12-07 09:00", stop("tower", 1)],
  );
  const [fix] = mend(trip, "noBed");
  expect(fix).toMatchObject({
    kind: "addNight",
    changes: [{ args: { change: { hotelData: { checkOut: "2026-12-07 11:00" } } } }],
    times: [{ what: "checkOut", before: "2026-12-06 11:00", after: "2026-12-07 11:00" }],
  });
});

test("A hotel without dates, where the day begins, is its end, too", () => {
  const inn = { linkId: "inn", typeId: "Hotel" as const, timeToSpend: 0 };
  const trip = days(
    ["2026-12-05 13:30", stop("park", 0), stop("inn", 1, inn)],
    ["2026-12-06 09:00", stop("inn again", 1, inn), stop("castle", 2)],
    ["2026-12-07 09:00", stop("tower", 1)],
  );
  expect(mend(trip, "noBed")[0]?.changes).toEqual([
    {
      name: "points.attach",
      args: { pointId: "inn again", stops: [{ id: "new stop", routeId: "day 1" }] },
    },
  ]);
});

test("A fix that would make somebody miss another reservation is not offered", () => {
  const trip = days([
    saturday,
    stop("hotel", 0, { timeToSpend: 0 }),
    stop("breakfast", 1, { reservationTime: "09:30", typeId: "Restaurant" }),
    stop("museum", 2, { workingHours: "Mo-Su 12:00-18:00" }),
  ]);
  expect(ofKind(mend(trip, "opensLater"), "leaveLater")).toBeUndefined();
});

test("A day that begins with the arrival of a train does not begin earlier", () => {
  const late = stop("table", 4, { reservationTime: "10:20" });
  const station = stop("station", 0, { typeId: "Transport" });
  expect(mend(days([saturday, station, late]), "lateForReservation")).toEqual([]);
});

test("Nothing is offered where nothing helps, where it is no matter of the plan, and for what is gone", () => {
  const trip = days([
    saturday,
    stop("hotel", 0),
    stop("bar", 1, { workingHours: "Su 10:00-11:00" }),
  ]);
  const context = contextOf(trip);
  const [closed] = checkTrip(trip, context);
  const rate = makeFinding({ kind: "noRate", severity: "hint" });
  const other = makeFinding({
    kind: "noWay",
    severity: "hint",
    routeIds: ["day 0"],
    stopIds: ["bar"],
  });
  expect(closed?.kind).toBe("closed");
  expect([closed, rate, other].map((each) => each && findFixes(trip, each, context))).toEqual([
    [],
    [],
    [],
  ]);
});
