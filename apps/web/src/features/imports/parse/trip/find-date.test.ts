// @vitest-environment node

import type { DateOrder } from "@castor/core/imports/date-order.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findDate, findDateOrder } from "./find-date.ts";

test.each([
  "2026-12-05",
  "2026/12/05",
  "2026.12.5",
  "20261205",
  "2026-12-05T09:00:00Z",
  "05.12.2026",
  "5.12.26",
  "Day 1, 05.12.2026-08.12.2026",
  "5 December 2026",
  "Sat, 5th of Dec 2026",
  "Dec 5, 2026",
  "5 декабря 2026 г.",
  "5-Dec-2026",
])("%j is a date", (text) => {
  expect(findDate(text)).toBe("2026-12-05");
});

test.each([
  "",
  "Monday",
  "5 December",
  "31.02.2026",
  "12/2026",
  "1-2-10",
  "10.12.26.4",
  "version 1.2",
])("%j is no date", (text) => {
  expect(findDate(text)).toBeNull();
});

test("May is a month in Russian too", () => {
  expect(findDate("9 мая 2027")).toBe("2027-05-09");
  expect(findDate("9 марта 2027")).toBe("2027-03-09");
});

test("A number above twelve tells the order of a file's dates, whichever date has it", () => {
  expect(findDateOrder(["05/12/2026", "06/12/2026", "13/12/2026"])).toEqual({
    order: "dayFirst",
    isOpen: false,
  });
  expect(findDateOrder(["12/05/2026", "12/13/2026"])).toEqual({
    order: "monthFirst",
    isOpen: false,
  });
  expect(findDate("12/13/2026", "dayFirst")).toBe("2026-12-13");
});

test("Without one the order is open, and the shorter trip the likelier one", () => {
  expect(findDateOrder(["05/12/2026", "06/12/2026"])).toEqual({ order: "dayFirst", isOpen: true });
  expect(findDateOrder(["12/05/2026", "12/06/2026"])).toEqual({
    order: "monthFirst",
    isOpen: true,
  });
  expect(findDateOrder(["2026-12-05", "05.12.2026", "12/12/2026", "Old town"]).isOpen).toBe(false);
});

test("A trip of a week is read in the order in which it was written, or the order is open", () => {
  const pad = (n: number) => String(n).padStart(2, "0");
  const first = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2028-12-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(first, fc.constantFrom<DateOrder>("dayFirst", "monthFirst"), (start, order) => {
      const days = Array.from(
        { length: 7 },
        (_, index) => new Date(start.getTime() + index * 86_400_000),
      );
      const texts = days.map((day) => {
        const [d, m] = [pad(day.getUTCDate()), pad(day.getUTCMonth() + 1)];
        return `${order === "dayFirst" ? `${d}/${m}` : `${m}/${d}`}/${day.getUTCFullYear()}`;
      });
      const found = findDateOrder(texts);
      expect(found.order).toBe(order);
      expect(texts.map((text) => findDate(text, found.order))).toEqual(
        days.map((day) => day.toISOString().slice(0, 10)),
      );
    }),
  );
});
