import type { DaysInput } from "../src/order/days/make-days-problem.ts";
import { makeRoute, makeTrip } from "./make.ts";
import { makeRandomDay } from "./random-day.ts";

/** Days of a city that follow each other, with that many stops each. */
export function makeRandomDays(random: () => number, counts: readonly number[]): DaysInput {
  const days = counts.map((count, index) => {
    const day = makeRandomDay(random, count);
    const points = day.route.points.map((point) => ({
      ...point,
      id: `${point.id} of ${index}`,
      linkId: `${point.linkId} of ${index}`,
    }));
    return { id: `day${index}`, date: `2026-12-0${index + 4} 09:00`, points, legOf: day.legOf };
  });
  const [first] = days;
  if (!first) throw new Error("No days.");
  const trip = makeTrip({
    routes: days.map(({ id, date, points }) => makeRoute({ id, date, points })),
  });
  return {
    trip,
    routes: trip.routes,
    legOf: first.legOf,
    zoneOf: () => "Europe/Vienna",
    fallbackZone: "UTC",
  };
}
