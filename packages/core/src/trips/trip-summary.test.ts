import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { summarize, tripSummary } from "./trip-summary.ts";

const points = [makePoint(), makePoint()];
const trip = makeTrip({
  routes: [
    makeRoute({ date: "2026-12-06 09:00", points }),
    makeRoute({ date: "2026-12-05 10:00", points: [] }),
  ],
});

test("a whole trip in the list has its dates, its counts and its section", () => {
  const summary = summarize(trip, "2026-12-06");
  expect(summary).toMatchObject({
    ...{ id: trip.id, startDate: "2026-12-05", endDate: "2026-12-06" },
    ...{ routesCount: 2, pointsCount: 2, section: "current" },
  });
  expect(tripSummary.parse(summary)).toEqual(summary);
  expect(summarize(trip, "2026-12-07").section).toBe("old");
  expect(summarize({ ...trip, isDraft: true }, "2026-12-07").section).toBe("draft");
});
