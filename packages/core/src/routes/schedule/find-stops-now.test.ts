import { expect, test } from "vitest";
import { makePoint } from "../../../testing/make.ts";
import { scheduleDay } from "./day-schedule.ts";
import { findStopsNow } from "./find-stops-now.ts";

const leg = { duration: 30 * 60, isEstimated: false };
const points = [
  makePoint({ id: "hotel" }),
  makePoint({ id: "museum", timeToSpend: 60 }),
  makePoint({ id: "view", routeMode: "none" }),
  makePoint({ id: "dinner", timeToSpend: 90 }),
];
const schedule = (legs: Record<string, typeof leg>) =>
  scheduleDay({
    date: "2026-11-22 09:00",
    points,
    legs,
    zoneOf: () => "Europe/Vienna",
    fallbackZone: "UTC",
    doorAt: null,
  });
const { stops } = schedule({ museum: leg, dinner: leg });
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+01:00`);

test.each([
  ["08:00", null, "hotel", []],
  ["09:10", null, "museum", ["hotel"]],
  ["09:30", "museum", "dinner", ["hotel"]],
  ["10:29", "museum", "dinner", ["hotel"]],
  ["10:40", null, "dinner", ["hotel", "museum"]],
  ["12:00", "dinner", null, ["hotel", "museum"]],
  ["13:00", null, null, ["hotel", "museum", "dinner"]],
] as const)("at %s local time one is at %s and goes to %s", (time, current, next, past) => {
  expect(findStopsNow(points, stops, at(time))).toEqual({ current, next, past });
});

test("a stop whose time is unknown is still the next one", () => {
  const { stops } = schedule({ museum: leg });
  expect(findStopsNow(points, stops, at("23:00"))).toMatchObject({ current: null, next: "dinner" });
});

test("a day without points has neither", () => {
  expect(findStopsNow([], {}, at("10:00"))).toEqual({ current: null, next: null, past: [] });
});
