import { expect, test } from "vitest";
import { readDeviceDates } from "./device-dates.ts";

const day = "2026-12-05";
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  ["en-US", "en", "12/05/2026", "Sat, Dec 5", "Saturday, December 5", "9:05 AM"],
  ["en-GB", "en", "05/12/2026", "Sat 5 Dec", "Saturday 5 December", "09:05"],
  ["de-DE", "en", "05.12.2026", "Sat, 5 Dec", "Saturday, 5 December", "09:05"],
  ["en-US", "ru", "12/05/2026", "сб, 5 дек.", "суббота, 5 декабря", "9:05 AM"],
  ["ru-RU", "ru", "05.12.2026", "сб, 5 дек.", "суббота, 5 декабря", "09:05"],
  ["ru-RU", "en", "05.12.2026", "Sat 5 Dec", "Saturday 5 December", "09:05"],
  ["sv-SE", "en", "2026-12-05", "Sat, 5 Dec", "Saturday, 5 December", "09:05"],
] as const)(
  "a device in %s with words in %s writes %s",
  (device, language, full, short, long, time) => {
    const dates = readDeviceDates(device, language);
    expect(
      [
        ...[dates.date(day, "full"), dates.date(day, "short"), dates.date(day, "long")],
        dates.time("09:05"),
      ].map(plain),
    ).toEqual([full, short, long, time]);
  },
);

test.each([
  ["en-US", "mdy", true, 0, true],
  ["en-GB", "dmy", false, 1, true],
  ["ru-RU", "dmy", false, 1, false],
  ["ja-JP", "ymd", false, 0, false],
  ["ar-EG", "dmy", true, 6, false],
] as const)(
  "in %s the order is %s, twelve hours %s, the first day %i, miles %s",
  (device, ...expected) => {
    const { order, isTwelveHours, firstDayOfWeek, isImperial } = readDeviceDates(device, "en");
    expect([order, isTwelveHours, firstDayOfWeek, isImperial]).toEqual(expected);
  },
);

test("Dates have the digits and the calendar of the Gregorian year everywhere", () => {
  for (const device of ["ar-EG", "fa-IR", "th-TH", "ja-JP-u-ca-japanese"])
    expect(readDeviceDates(device, "ru").date(day, "full")).toMatch(/2026/);
});

test("A malformed locale is that of the language", () => {
  expect(readDeviceDates("C.UTF-8", "ru").date(day, "full")).toBe("05.12.2026");
});
