import { expect, test } from "vitest";
import { findNextTrip, stageOf, tripDate } from "./trip-stage.ts";

const trip = (startDate: string | null, endDate = startDate, isDraft = false) => ({
  startDate,
  endDate,
  isDraft,
});

test.each([
  [trip("2026-11-25", "2026-11-27"), { stage: "ahead", inDays: 5 }],
  [trip("2026-11-19", "2026-11-22"), { stage: "on", day: 2, days: 4 }],
  [trip("2026-11-20"), { stage: "on", day: 1, days: 1 }],
  [trip("2026-11-10", "2026-11-19"), { stage: "over", daysAgo: 1 }],
  [trip(null), { stage: "undated" }],
])("On 20 November %j is at %j", (dates, stage) => {
  expect(stageOf(dates, "2026-11-20")).toEqual(stage);
});

test("Home shows the trip of today, else the next one, never a draft", () => {
  const over = trip("2026-11-01");
  const soon = trip("2026-11-24");
  const later = trip("2026-12-24");
  const draft = trip("2026-11-21", "2026-11-21", true);
  const on = trip("2026-11-18", "2026-11-21");
  expect(findNextTrip([later, over, draft, soon], "2026-11-20")).toBe(soon);
  expect(findNextTrip([later, on, soon], "2026-11-20")).toBe(on);
  expect(findNextTrip([over, draft], "2026-11-20")).toBeNull();
});

test("A trip goes on in the night after its last day, unless another one has begun", () => {
  const ending = trip("2026-11-18", "2026-11-20");
  expect(tripDate([ending], "2026-11-21 01:30")).toBe("2026-11-20");
  expect(tripDate([ending], "2026-11-21 06:00")).toBe("2026-11-21");
  expect(tripDate([ending, trip("2026-11-21")], "2026-11-21 01:30")).toBe("2026-11-21");
  expect(tripDate([trip("2026-11-01")], "2026-11-21 01:30")).toBe("2026-11-21");
});
