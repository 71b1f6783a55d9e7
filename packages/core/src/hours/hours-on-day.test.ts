import { expect, test } from "vitest";
import { hoursOnDay } from "./hours-on-day.ts";
import { readHours } from "./read-hours.ts";

const vienna = { lat: 48.2, lng: 16.37 };

/** Saturday 5 December 2026 unless another date is given. */
function onDay(text: string, date = "2026-12-05") {
  const hours = readHours(text);
  const found = hours && hoursOnDay(hours, date, "Europe/Vienna", vienna);
  return found && { ...found, spans: found.spans.map(({ from, to }) => `${from}-${to}`) };
}

test.each([
  ["Mo-Fr 08:00-20:00; Sa 10:00-18:00", ["10:00-18:00"]],
  ["Mo-Su 10:00-13:00,14:00-18:30", ["10:00-13:00", "14:00-18:30"]],
  ["Mo-Fr 08:00-20:00", []],
  ["Mo-Su 18:00-24:00", ["18:00-24:00"]],
])("on a Saturday “%s” is %j", (text, spans) => {
  expect(onDay(text)).toEqual({ spans, isAllDay: false, unless: null });
});

test("a night belongs to the day on which it begins", () => {
  expect(onDay("Fr,Sa 20:00-02:00")?.spans).toEqual(["20:00-02:00"]);
  expect(onDay("Fr 20:00-02:00")?.spans).toEqual([]);
});

test("what never closes is open all day", () => {
  expect(onDay("24/7")).toEqual({ spans: [], isAllDay: true, unless: null });
});

test("a holiday counts; where it is unknown, it is said that one would differ", () => {
  const text = "Mo-Su 10:00-18:00; PH off";
  expect(onDay(text)).toEqual({ spans: ["10:00-18:00"], isAllDay: false, unless: null });
  expect(onDay(text, "2026-12-08")?.spans).toEqual([]);
  // Nobody knows the holidays of that year.
  expect(onDay(text, "2040-12-05")?.unless).toBe("PH");
});

test("a season counts", () => {
  const text = "Jun-Aug 09:00-21:00; Sep-May 10:00-17:00";
  expect(onDay(text)?.spans).toEqual(["10:00-17:00"]);
  expect(onDay(text, "2026-07-04")?.spans).toEqual(["09:00-21:00"]);
});
