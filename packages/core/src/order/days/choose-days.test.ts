import { expect, test } from "vitest";
import { makePoint, makeRoute } from "../../../testing/make.ts";
import { chooseDays } from "./choose-days.ts";

const days = (dates: readonly number[], count = 3) =>
  dates.map((date) =>
    makeRoute({
      id: `on ${date}`,
      date: `2026-12-${String(date).padStart(2, "0")} 09:00`,
      points: Array.from({ length: count }, () => makePoint()),
    }),
  );

test("days in a row are chosen, up to a date without a day", () => {
  expect(chooseDays(days([1, 2, 5, 6, 6, 7, 9]), "on 5", "2026-11-30")).toEqual({
    first: 2,
    last: 5,
  });
  expect(chooseDays(days([1, 5]), "on 5", "2026-11-30")).toEqual({ first: 1, last: 1 });
});

test("only as many as can be dealt together, the nearest first", () => {
  const month = Array.from({ length: 28 }, (_, at) => at + 1);
  expect(chooseDays(days(month, 0), "on 14", "2026-11-30")).toEqual({ first: 6, last: 19 });
  expect(chooseDays(days(month, 10), "on 14", "2026-11-30")).toEqual({ first: 10, last: 15 });
});

test("days that have begun are not chosen", () => {
  expect(chooseDays(days([4, 5, 6, 7]), "on 6", "2026-12-05")).toEqual({ first: 2, last: 3 });
});
