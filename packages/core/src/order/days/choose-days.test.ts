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

const choose = (routes: ReturnType<typeof days>, routeId: string, begun: readonly string[] = []) =>
  chooseDays(
    routes,
    routeId,
    new Set(routes.map(({ id }) => id).filter((id) => !begun.includes(id))),
  );

test("days in a row are chosen, up to a date without a day", () => {
  expect(choose(days([1, 2, 5, 6, 6, 7, 9]), "on 5")).toEqual({ first: 2, last: 5 });
  expect(choose(days([1, 5]), "on 5")).toEqual({ first: 1, last: 1 });
});

test("only as many as can be dealt together, the nearest first", () => {
  const month = Array.from({ length: 28 }, (_, index) => index + 1);
  expect(choose(days(month, 0), "on 14")).toEqual({ first: 6, last: 19 });
  expect(choose(days(month, 10), "on 14")).toEqual({ first: 10, last: 15 });
});

test("days that have begun are not among them", () => {
  const begun = ["on 1", "on 2", "on 3"];
  expect(choose(days([1, 2, 3, 4, 5]), "on 4", begun)).toEqual({ first: 3, last: 4 });
});
