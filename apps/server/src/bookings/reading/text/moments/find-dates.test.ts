import { addDays } from "@castor/core/time/dates.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDates, findSlashOrder } from "./find-dates.ts";
import { findTimes } from "./find-times.ts";

const reading = { slashes: null, sentOn: "2026-11-20" };
const dateOf = (text: string) => findDates(text, reading)[0]?.date;
const bothOf = (text: string, slashes: "dayFirst" | "monthFirst" | null = null) => {
  const [found] = findDates(text, { ...reading, slashes });
  return [found?.date, found?.otherDate];
};

test.each([
  ["Fri 11 Dec 2026", "2026-12-11"],
  ["Friday, 11th December 2026", "2026-12-11"],
  ["11 декабря 2026 г., пт", "2026-12-11"],
  ["пятница, 11 декабря 2026 года", "2026-12-11"],
  ["Dec 11, 2026", "2026-12-11"],
  ["11.12.2026", "2026-12-11"],
  ["11.12.26 в 14:00", "2026-12-11"],
  ["2026-12-11", "2026-12-11"],
  ["11DEC26", "2026-12-11"],
  ["11-Dec-2026", "2026-12-11"],
  ["Fri, Dec 11 at 7:15 PM", "2026-12-11"],
])("%s is %s", (text, date) => expect(dateOf(text)).toBe(date));

describe("years that are left out", () => {
  test("are those of the next such date after the mail", () => {
    expect(dateOf("12 December")).toBe("2026-12-12");
    expect(dateOf("12 марта")).toBe("2027-03-12");
  });

  test("stay out where the date has just gone by, the weekday is another one, or the mail has no date", () => {
    expect(dateOf("18 November")).toBeNull();
    expect(dateOf("Mon 12 December")).toBeNull();
    expect(findDates("12 December", { slashes: null, sentOn: null })[0]?.date).toBeNull();
  });
});

describe("12/05", () => {
  test("may be two dates, which both are told", () => {
    expect(bothOf("12/05/2027")).toEqual(["2027-05-12", "2027-12-05"]);
    expect(bothOf("12/12/2027")).toEqual(["2027-12-12", null]);
  });

  test("is one where its weekday, the other dates or its size tell which", () => {
    expect(bothOf("Wed 12/05/2027")).toEqual(["2027-05-12", null]);
    expect(bothOf("12/05/2027", "monthFirst")).toEqual(["2027-12-05", null]);
    expect(bothOf("12/25/2027")).toEqual(["2027-12-25", null]);
    expect(findSlashOrder(["12/05/2027", "25/05/2027"])).toBe("dayFirst");
    expect(findSlashOrder(["05/25/2027", "25/05/2027"])).toBeNull();
  });
});

test.each(["1.234,50", "192.168.10.2026", "30 February 2027", "31.04.2027", "Order 12-05-20261"])(
  "%s is no date",
  (text) => expect(dateOf(text) ?? null).toBeNull(),
);

test("every day is read as it is written in English and Russian", () => {
  const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays("2024-01-01", days));
  const style = fc.constantFrom<Intl.DateTimeFormatOptions>(
    { weekday: "long", day: "numeric", month: "long", year: "numeric" },
    { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  );
  fc.assert(
    fc.property(day, style, fc.constantFrom("en-GB", "en-US", "ru"), (date, options, language) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
      expect(dateOf(format.format(new Date(`${date}T00:00:00Z`)))).toBe(date);
    }),
  );
});

test.each([
  ["14:05", "14:05", null],
  ["в 9:40", "09:40", null],
  ["7:15 PM", "19:15", null],
  ["12:10 a.m.", "00:10", null],
  ["3pm", "15:00", null],
  ["08:20+1", "08:20", 1],
  ["07:05 (+1 day)", "07:05", 1],
  ["07:05 на следующий день", "07:05", 1],
  ["09:50 -1", "09:50", -1],
])("the time of %s is %s", (text, time, days) =>
  expect(findTimes(text)[0]).toMatchObject({ time, days }),
);

test.each(["25:00", "12:60", "13:05 PM", "1:2", "10:30:99:00", "UTC+10:00"])(
  "%s is no time",
  (text) => expect(findTimes(text)).toEqual([]),
);
