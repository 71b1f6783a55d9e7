import { expect, test } from "vitest";
import { dateOfNewCost } from "./date-of-new-cost.ts";

const trip = { startDate: "2027-05-03", endDate: "2027-05-05" };

test.each([
  ["2027-05-02", null],
  ["2027-05-03", "2027-05-03"],
  ["2027-05-05", "2027-05-05"],
  ["2027-05-06", null],
])("a cost added on %s has the date %s", (today, date) => {
  expect(dateOfNewCost(trip, today)).toBe(date);
});

test("a cost of a trip without days has no date", () => {
  expect(dateOfNewCost({ startDate: null, endDate: null }, "2027-05-03")).toBeNull();
});
