import { describeSchedule, type PlannedStop, planDay } from "@castor/core/testing/plan-day.ts";
import { expect, test } from "vitest";

const nine = "2026-12-05 09:00";
const hour = { timeToSpend: 60 };
const reservedAt = (reservationTime: string, cameBeforeMin = 0) => ({
  reservationTime,
  cameBeforeMin,
});

test.each<[string, string, PlannedStop[], string]>([
  ["no points", nine, [], ""],
  ["a single point", nine, [{}], "a 09:00"],
  ["a single point with a stay", nine, [hour], "a 09:00-10:00"],
  [
    "stays and legs",
    nine,
    [hour, { leg: 15, timeToSpend: 30 }, { leg: 20 }],
    "a 09:00-10:00, b 10:15-10:45, c 11:05",
  ],
  [
    "legs with odd seconds count as whole minutes",
    nine,
    [{}, { leg: 10.4 }, { leg: 10.4 }, { leg: 0.6 }],
    "a 09:00, b 09:10, c 09:20, d 09:21",
  ],
  [
    "what follows an estimate is about",
    nine,
    [{}, { leg: 5 }, { leg: 10, isAbout: true, ...hour }, { leg: 10 }],
    "a 09:00, b 09:05, c ~09:15-~10:15, d ~10:25",
  ],
])("Times follow from the route's date: %s", (_, date, stops, expected) => {
  expect(describeSchedule(planDay(date, ...stops))).toBe(expected);
});

test.each<[string, string, PlannedStop[], string]>([
  [
    "the traveller waits for it, and the stay counts from it",
    nine,
    [{}, { leg: 30, ...reservedAt("11:00"), ...hour }, { leg: 10 }],
    "a 09:00, b 09:30-12:00 wait 90, c 12:10",
  ],
  [
    "the traveller has to be there cameBeforeMin before it and waits only until then",
    nine,
    [{}, { leg: 30, ...reservedAt("11:00", 60), ...hour }],
    "a 09:00, b 09:30-12:00 wait 30",
  ],
  [
    "exactly in time",
    nine,
    [{}, { leg: 60, ...reservedAt("11:00", 60) }],
    "a 09:00, b 10:00-11:00",
  ],
  [
    "too late to be early, but in time for it",
    nine,
    [{}, { leg: 100, ...reservedAt("11:00", 60), ...hour }],
    "a 09:00, b 10:40-12:00 late 40/0",
  ],
  [
    "too late for it: the stay counts from the arrival",
    nine,
    [{}, { leg: 140, ...reservedAt("11:00", 60), ...hour }],
    "a 09:00, b 11:20-12:20 late 80/20",
  ],
  [
    "late by days, if the arrival was due before the route began",
    nine,
    [{ ...reservedAt("10:00", 14_400) }],
    "a 09:00-10:00 late 14340/0",
  ],
  ["at the first stop", nine, [{ ...reservedAt("10:00", 15), ...hour }], "a 09:00-11:00 wait 45"],
  [
    "before the route's start it is on the next day",
    nine,
    [{}, { leg: 30, ...reservedAt("08:30"), ...hour }],
    "a 09:00, b 09:30-09:30+1 wait 1380",
  ],
  ["at the route's start it is on its date", nine, [reservedAt("09:00")], "a 09:00"],
  [
    "it makes an estimated departure certain, unless the arrival is late",
    nine,
    [
      {},
      { leg: 30, isAbout: true, ...reservedAt("11:00") },
      { leg: 5, ...hour },
      { leg: 30, isAbout: true, ...reservedAt("12:00") },
      { leg: 5 },
    ],
    "a 09:00, b ~09:30-11:00 wait 90, c 11:05-12:05, d ~12:35 late 35/35, e ~12:40",
  ],
  ["without a reservation cameBeforeMin does not count", nine, [{ cameBeforeMin: 30 }], "a 09:00"],
])("A reservation: %s", (_, date, stops, expected) => {
  expect(describeSchedule(planDay(date, ...stops))).toBe(expected);
});

test.each<[string, string, PlannedStop[], string]>([
  [
    "a point of mode none is not on the path and has no time",
    nine,
    [
      { routeMode: "none", ...hour },
      hour,
      { routeMode: "none", ...reservedAt("07:00") },
      { leg: 5 },
    ],
    "b 09:00-10:00, d 10:05",
  ],
  [
    "after a break time goes on without a leg and is about",
    nine,
    [hour, { routeMode: "break", ...hour }, { leg: 5 }],
    "a 09:00-10:00, b ~10:00-~11:00, c ~11:05",
  ],
  [
    "a break with a reservation begins at it",
    nine,
    [hour, { routeMode: "break", ...reservedAt("14:00", 30) }, { leg: 5 }],
    "a 09:00-10:00, b ~10:00-14:00 wait 210, c 14:05",
  ],
  ["a break at the start is where the day begins", nine, [{ routeMode: "break" }], "a 09:00"],
  [
    "after an unknown leg times are unknown",
    nine,
    [hour, { leg: null }, { leg: 5 }, { routeMode: "break" }],
    "a 09:00-10:00",
  ],
  [
    "until a reservation, for which the traveller is assumed to be in time",
    nine,
    [hour, { leg: null }, { leg: 5, ...reservedAt("14:00", 30), ...hour }, { leg: 5 }],
    "a 09:00-10:00, c ~13:30-15:00, d 15:05",
  ],
  [
    "unless the reservation is past already",
    nine,
    [hour, { leg: null, ...reservedAt("10:15", 30) }, { leg: 5, ...reservedAt("11:00") }],
    "a 09:00-10:00, c ~11:00-11:00",
  ],
])("Stops without a leg: %s", (_, date, stops, expected) => {
  expect(describeSchedule(planDay(date, ...stops))).toBe(expected);
});

test("The traveller has to arrive cameBeforeMin before the reservation", () => {
  const { a, b } = planDay(nine, {}, { leg: 30, ...reservedAt("00:10", 30) }).stops;
  expect([a?.due, b?.due]).toEqual([null, "2026-12-05 23:40"]);
});

test("The day ends with the last departure; travel and stay times are summed", () => {
  const { end, travel, stay } = planDay(nine, hour, { leg: 15.4, ...hour }, { leg: 20 });
  expect([end?.at, travel, stay]).toEqual(["2026-12-05 11:35", 35, 120]);
  expect(planDay(nine, hour, { leg: null, ...hour })).toMatchObject({ end: null, stay: 120 });
  expect(planDay(nine)).toEqual({ stops: {}, end: null, travel: 0, stay: 0 });
  expect(planDay(nine, { routeMode: "none", ...hour })).toMatchObject({ end: null, stay: 0 });
});
