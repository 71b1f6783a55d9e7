import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  dayOf,
  daysBetween,
  formatDate,
  isDate,
  isDateTime,
  isTime,
  timeOf,
  todayIn,
  wallClock,
} from "./dates.ts";

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("Every day of the allowed years is a date; days that do not exist are none", () => {
  fc.assert(fc.property(days, (day) => isDate(day)));
  for (const wrong of [
    "2026-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "26-01-01",
    "2026-01-01 ",
    "2026-01-01T00:00",
    "01.02.2026",
    "1899-12-31",
    "2201-01-01",
    "",
  ])
    expect(isDate(wrong), wrong).toBe(false);
  expect(isDate("2024-02-29")).toBe(true);
});

test("Time strings are HH:mm with hour 0-23 and minute 0-59", () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), (hour, minute) => {
      const text = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
      expect(isTime(text)).toBe(hour < 24 && minute < 60);
    }),
  );
  for (const wrong of ["9:00", "09:0", "09-00", "0900", "09:00:00", " 09:00"])
    expect(isTime(wrong), wrong).toBe(false);
});

test("A route is saved with its date as 'YYYY-MM-DD HH:mm'", () => {
  expect(isDateTime("2026-11-20 09:00")).toBe(true);
  for (const wrong of ["2026-11-20", "2026-11-20T09:00", "2026-11-20 9:00", "2026-11-31 09:00"])
    expect(isDateTime(wrong), wrong).toBe(false);
});

test("Adding and counting days are inverse, over months, years and leap days", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("A date-time splits into date and time", () => {
  expect(dayOf("2026-11-20 09:05")).toBe("2026-11-20");
  expect(timeOf("2026-11-20 09:05")).toBe("09:05");
});

test("The wall clock is that of the zone; an unknown zone is UTC", () => {
  const now = new Date("2026-03-29T00:30:00Z");
  expect(wallClock(now, "Europe/Berlin")).toBe("2026-03-29 01:30");
  expect(wallClock(new Date("2026-03-29T01:30:00Z"), "Europe/Berlin")).toBe("2026-03-29 03:30");
  expect(wallClock(now, "Asia/Kathmandu")).toBe("2026-03-29 06:15");
  expect(wallClock(now, "Nowhere/Land")).toBe("2026-03-29 00:30");
  expect(todayIn("Pacific/Kiritimati", now)).toBe("2026-03-29");
  expect(todayIn("Pacific/Niue", now)).toBe("2026-03-28");
  expect(wallClock(new Date("2026-01-01T00:00:00Z"), "UTC")).toBe("2026-01-01 00:00");
});

test("Dates are shown as DD.MM.YYYY, DD/MM (weekday), DD month-name weekday", () => {
  expect(formatDate("2026-05-03", "full", "en")).toBe("03.05.2026");
  expect(formatDate("2026-05-03", "short", "en")).toBe("03/05 (Sun)");
  expect(formatDate("2026-05-03", "long", "en")).toBe("03 May Sunday");
  expect(formatDate("2026-05-03", "short", "ru")).toBe("03/05 (вс)");
  expect(formatDate("2026-05-03", "long", "ru")).toBe("03 мая воскресенье");
});
