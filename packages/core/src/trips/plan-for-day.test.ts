import { expect, test } from "vitest";
import { planForDay } from "./plan-for-day.ts";

const day = (date: string) => ({ date });
const [first, evening, second] = [
  day("2026-11-20 09:00"),
  day("2026-11-20 18:00"),
  day("2026-11-22 09:00"),
];

test("Today's plan has all day plans of today, in order", () => {
  expect(planForDay([second, evening, first], "2026-11-20")).toEqual({
    when: "today",
    routes: [first, evening],
  });
});

test("On a day without a plan, and before the trip, the next day with one is shown", () => {
  expect(planForDay([first, second], "2026-11-21")).toEqual({ when: "next", routes: [second] });
  expect(planForDay([first, second], "2026-11-01")).toEqual({ when: "next", routes: [first] });
});

test("A trip without days, or with past days only, has no plan", () => {
  expect(planForDay([], "2026-11-20").when).toBe("none");
  expect(planForDay([first], "2026-11-21").when).toBe("none");
});
