import {
  berlin,
  describeSchedule,
  type PlannedStop,
  planDay,
} from "@castor/core/testing/plan-day.ts";
import { expect, test } from "vitest";
import { makePoint } from "../../../testing/make.ts";
import { findDoors } from "../../hours/find-doors.ts";
import { scheduleDay } from "./day-schedule.ts";

/** A Saturday. */
const nine = "2026-12-05 09:00";
const hour = { timeToSpend: 60 };
const open = (workingHours: string) => ({ workingHours, ...hour });

test.each<[string, string, PlannedStop[], string]>([
  [
    "the traveller waits until it opens, and all later times shift",
    nine,
    [hour, { leg: 30, ...open("Mo-Su 11:00-18:00") }, { leg: 10, ...hour }],
    "a 09:00-10:00, b 10:30-12:00 wait 30, c 12:10-13:10",
  ],
  [
    "also without a stay",
    nine,
    [{ workingHours: "Mo-Su 09:45-18:00" }, { leg: 5 }],
    "a 09:00-09:45 wait 45, b 09:50",
  ],
  [
    "also where it is closed at lunch",
    "2026-12-05 13:10",
    [open("Mo-Su 10:00-13:00,14:00-18:00"), { leg: 5 }],
    "a 13:10-15:00 wait 50, b 15:05",
  ],
  ["not where it is open", nine, [open("Mo-Su 08:00-18:00")], "a 09:00-10:00"],
  ["exactly at the opening", nine, [open("Mo-Su 09:00-18:00")], "a 09:00-10:00"],
  [
    "not where it does not open again that day",
    "2026-12-05 19:00",
    [open("Mo-Su 08:00-18:00")],
    "a 19:00-20:00",
  ],
  ["not until the next day", "2026-12-05 23:30", [open("Su 00:00-24:00")], "a 23:30-00:30+1"],
  ["until 24:00 it is open", "2026-12-05 23:30", [open("Mo-Su 10:00-24:00")], "a 23:30-00:30+1"],
  [
    "a night goes on after midnight",
    "2026-12-05 23:30",
    [hour, { leg: 0, ...open("Mo-Su 18:00-02:00") }],
    "a 23:30-00:30+1, b 00:30+1-01:30+1",
  ],
  [
    "not for an evening that is more than six hours away",
    nine,
    [open("Mo-Su 15:01-23:00")],
    "a 09:00-10:00",
  ],
  ["six hours at most", nine, [open("Mo-Su 15:00-23:00")], "a 09:00-16:00 wait 360"],
  [
    "not where it is closed on that day of the week",
    nine,
    [open("Mo-Fr 10:00-18:00")],
    "a 09:00-10:00",
  ],
  [
    "not where the hours are not understood",
    nine,
    [open("by arrangement"), { leg: 5 }],
    "a 09:00-10:00, b 10:05",
  ],
  [
    "not where the stop says so",
    nine,
    [{ ...open("Mo-Su 10:00-18:00"), isWaitSkipped: true }],
    "a 09:00-10:00",
  ],
  [
    "a reservation counts instead",
    nine,
    [{ ...open("Mo-Su 11:00-18:00"), reservationTime: "09:30" }],
    "a 09:00-10:30 wait 30",
  ],
  [
    "not off the path",
    nine,
    [{ routeMode: "none", ...open("Mo-Su 10:00-18:00") }, hour],
    "b 09:00-10:00",
  ],
  [
    "who slept there comes out of the door",
    nine,
    [{ typeId: "Hotel", workingHours: "Mo-Su 10:00-22:00" }, { leg: 5 }],
    "a 09:00, b 09:05",
  ],
  [
    "who comes to a hotel waits",
    nine,
    [{}, { leg: 5, typeId: "Hotel", workingHours: "Mo-Su 10:00-22:00" }],
    "a 09:00, b 09:05-10:00 wait 55",
  ],
  [
    "by the clocks of the place",
    nine,
    [hour, { leg: 30, zone: "Asia/Tbilisi", ...open("Mo-Su 14:00-18:00") }],
    "a 09:00-10:00, b 13:30-15:00 wait 30 zone 180",
  ],
  [
    "an opening makes an estimated departure certain",
    nine,
    [{}, { leg: 30, isAbout: true, ...open("Mo-Su 10:00-18:00") }, { leg: 5 }],
    "a 09:00, b ~09:30-11:00 wait 30, c 11:05",
  ],
  [
    "after an unknown way nobody is at any door",
    nine,
    [{}, { leg: null, ...open("Mo-Su 10:00-18:00") }],
    "a 09:00",
  ],
  [
    "the clocks change while one waits",
    "2026-03-29 01:30",
    [open("Mo-Su 04:00-18:00")],
    "a 01:30-05:00 wait 90",
  ],
])("A closed door: %s", (_, date, stops, expected) => {
  expect(describeSchedule(planDay(date, ...stops))).toBe(expected);
});

test("The schedule says when the door opens; the wait is no part of the stay", () => {
  const { stops, stay, end } = planDay(nine, open("Mo-Su 09:20-18:00"), { leg: 5 });
  expect([stops.a?.opens?.at, stops.b?.opens]).toEqual(["2026-12-05 09:20", null]);
  expect([stay, end?.at]).toEqual([60, "2026-12-05 10:25"]);
});

test("Told times count more than a door: who left before it opened did not wait", () => {
  const point = makePoint({ id: "a", ...open("Mo-Su 10:00-18:00") });
  const at = (time: string) => Date.parse(`2026-12-05T${time}:00+01:00`);
  const day = (told: { reached?: number; left?: number }) =>
    scheduleDay({
      ...{ date: nine, points: [point], legs: {}, zoneOf: () => berlin, fallbackZone: "UTC" },
      ...{ doorAt: findDoors([point]), told: { a: told } },
    });
  expect(describeSchedule(day({ reached: at("09:40") }))).toBe("a 09:40-11:00 wait 20");
  expect(describeSchedule(day({ left: at("09:30") }))).toBe("a 09:00-09:30");
  expect(describeSchedule(day({ reached: at("10:10") }))).toBe("a 10:10-11:10");
});

test("While opening hours are unknown nobody waits", () => {
  const point = makePoint({ id: "a", ...open("Mo-Su 10:00-18:00") });
  const day = { date: nine, points: [point], legs: {}, zoneOf: () => berlin, fallbackZone: "UTC" };
  expect(describeSchedule(scheduleDay({ ...day, doorAt: null }))).toBe("a 09:00-10:00");
});
