import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "../basics/language.ts";
import { addDays, dateStyles, formatDate } from "./dates.ts";
import { readDeviceDates } from "./device-dates.ts";
import { readTypedDate, type TypedDateContext } from "./read-typed-date.ts";

/** A Sunday. */
const today = "2026-11-22";
const read = (typed: string, context: Partial<TypedDateContext> = {}) =>
  readTypedDate(typed, { today, order: "dmy", ...context });

describe("a typed date", () => {
  test.each([
    ["06.12.2026", "2026-12-06"],
    ["6/5/2027", "2027-05-06"],
    [" 2026-12-06 ", "2026-12-06"],
    ["2026-12-6", "2026-12-06"],
    ["5.12.26", "2026-12-05"],
    ["5 12 2026", "2026-12-05"],
    ["5. 12. 2026", "2026-12-05"],
    ["5.12", "2026-12-05"],
    ["5/12", "2026-12-05"],
    ["25/12", "2026-12-25"],
    ["5 Dec", "2026-12-05"],
    ["5dec", "2026-12-05"],
    ["5-dec-2027", "2027-12-05"],
    ["Dec 5", "2026-12-05"],
    ["Dec. 5th, 2027", "2027-12-05"],
    ["5 December 26", "2026-12-05"],
    ["the 5th of December", "2026-12-05"],
    ["Sat, Dec 5", "2026-12-05"],
    ["5 дек", "2026-12-05"],
    ["5 декабря", "2026-12-05"],
    ["5-го декабря 2027 г.", "2027-12-05"],
    ["суббота, 5 декабря 2026 г.", "2026-12-05"],
    ["1 Мая", "2027-05-01"],
    ["29 feb", "2028-02-29"],
    ["today", "2026-11-22"],
    ["Tomorrow", "2026-11-23"],
    ["завтра", "2026-11-23"],
    ["послезавтра", "2026-11-24"],
    ["in 3 days", "2026-11-25"],
    ["через 2 недели", "2026-12-06"],
    ["fri", "2026-11-27"],
    ["next fri", "2026-11-27"],
    ["next monday", "2026-11-23"],
    ["sunday", "2026-11-22"],
    ["в пятницу", "2026-11-27"],
    ["в среду", "2026-11-25"],
    ["пт", "2026-11-27"],
  ])("%j is %s", (typed, expected) => {
    expect(read(typed)).toBe(expected);
  });

  test.each([
    "",
    "5",
    "31.02.2027",
    "06.12.2",
    "06.12.202",
    "5 Dec 202",
    "06.12.0026",
    "32 dec",
    "13/13",
    "5 dec 6 jan",
    "dec",
    "dec 2026",
    "5 ju",
    "5 dekember",
    "5 dec at noon",
    "next year",
    "+5.12",
    "hotel",
  ])("%j is not understood", (typed) => {
    expect(read(typed)).toBeNull();
  });

  test.each([
    ["12/05", "dmy", "2027-05-12"],
    ["12/05", "mdy", "2026-12-05"],
    ["12/05", "ymd", "2026-12-05"],
    ["12/05/2026", "mdy", "2026-12-05"],
    ["26/12/05", "ymd", "2026-12-05"],
    ["25/12/2026", "mdy", "2026-12-25"],
    ["12.05.2026", "mdy", "2026-05-12"],
    ["2026-12-05", "mdy", "2026-12-05"],
  ] as const)(
    "%j in the order %s is %s; with dots the day is always first",
    (typed, order, date) => {
      expect(read(typed, { order })).toBe(date);
    },
  );

  test("Without a year it is the next such date, or the nearest to the date of the field", () => {
    expect(read("21.11")).toBe("2027-11-21");
    expect(read("22.11")).toBe("2026-11-22");
    expect(read("28 Dec", { near: "2027-01-03" })).toBe("2026-12-28");
    expect(read("5 Jan", { near: "2025-12-30" })).toBe("2026-01-05");
    expect(read("fri", { near: "2027-05-03" })).toBe("2027-05-07");
  });
});

const anyDay = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2150-12-31"), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

test("Every date as Castor writes it reads back, in both languages", () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...dateStyles),
      fc.constantFrom(...languages),
      (day, style, language) => {
        expect(read(formatDate(day, style, language), { near: day })).toBe(day);
      },
    ),
  );
});

test("Every date as a device writes it reads back, in both languages", () => {
  const devices = ["en-US", "en-GB", "de-DE", "ru-RU", "sv-SE", "ja-JP", "cs-CZ", "ko-KR", "fa-IR"];
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...dateStyles),
      fc.constantFrom(...languages),
      fc.constantFrom(...devices),
      (day, style, language, device) => {
        const { date, order } = readDeviceDates(device, language);
        expect(read(date(day, style), { near: day, order })).toBe(day);
      },
    ),
  );
});

test("Whatever is typed, the answer is a date or none, and a date without a year is close", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (typed) => {
      const date = read(typed);
      if (date !== null) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -180, max: 180 }), (near, by) => {
      const day = addDays(near, by);
      fc.pre(!day.endsWith("02-29"));
      expect(read(formatDate(day, "short", "en"), { near })).toBe(day);
    }),
  );
});
