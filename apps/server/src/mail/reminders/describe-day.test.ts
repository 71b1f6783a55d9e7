import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { describeDay } from "./describe-day.ts";

test("A reminder says when the flight to its day lands, not when the day would begin", async () => {
  const flight = booked("flight", "2030-05-03 22:00", "2030-05-04 11:30");
  const day = (id: string, date: string, changes = {}) =>
    makeRoute({
      id,
      date,
      points: [makePoint({ id: `stop of ${id}`, name: "Airport", ...changes })],
    });
  const trip = makeTrip({
    routes: [day("one", "2030-05-03 20:00", flight), day("two", "2030-05-04 09:00")],
  });
  const zone = "Asia/Tbilisi";
  const { routes } = await describeDay(
    trip,
    "2030-05-04",
    { today: "2030-05-03", zone },
    { findPaths: async () => new Map(), zoneAt: () => zone },
  );
  expect(routes.map(({ first }) => first)).toEqual([{ name: "Airport", time: "11:30" }]);
});
