import { expect, test } from "vitest";
import { listNights } from "./stay-nights.ts";

const days = ["2026-12-04", "2026-12-05", "2026-12-06", "2026-12-06", "2026-12-07", "2026-12-08"];
const routes = days.map((day, index) => ({ id: index, date: `${day} 09:00` }));
const nights = (checkIn: string | null, checkOut: string | null) =>
  listNights(routes, { checkIn, checkOut }).map(({ id }) => id);

test.each([
  ["two nights, on all days of a date", "2026-12-05 14:00", "2026-12-07 11:00", [1, 2, 3]],
  ["a check-in after midnight counts for its date", "2026-12-05 00:30", "2026-12-06 11:00", [1]],
  ["check-in and check-out on one day", "2026-12-07 10:00", "2026-12-07 16:00", [4]],
  ["beyond the trip", "2026-12-07 10:00", "2026-12-20 16:00", [4, 5]],
  ["before the trip", "2026-11-01 10:00", "2026-11-03 16:00", []],
  ["open beginning", null, "2026-12-07 11:00", []],
  ["open end", "2026-12-07 11:00", null, []],
])("%s", (_case, checkIn, checkOut, ids) => {
  expect(nights(checkIn, checkOut)).toEqual(ids);
});

test("a point without a stay has no nights", () => {
  expect(listNights(routes, null)).toEqual([]);
});
