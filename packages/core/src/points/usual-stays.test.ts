import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { listUsualStays, usualStayOf, usualStays } from "./usual-stays.ts";

test("A stop without a time to spend is proposed what is usual at its type; what is set stays", () => {
  const route = makeRoute({
    points: [
      makePoint({ id: "museum", typeId: "Museum" }),
      makePoint({ id: "long", typeId: "Museum", timeToSpend: 200 }),
      makePoint({ id: "hotel", typeId: "Hotel" }),
      makePoint({ id: "seen", typeId: "PhotoSpot", routeMode: "none", excludeFromRoute: true }),
      makePoint({ id: "lunch", typeId: "Restaurant" }),
    ],
  });
  expect(listUsualStays(route)).toEqual([
    { id: "museum", minutes: 90 },
    { id: "lunch", minutes: 75 },
  ]);
  expect(usualStayOf({ typeId: "Museum", timeToSpend: 5 })).toBeNull();
});

test("A usual stay is whole minutes of a day on foot: five at least, six hours at most", () => {
  for (const minutes of Object.values(usualStays)) {
    expect(minutes % 5).toBe(0);
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThanOrEqual(360);
  }
});
