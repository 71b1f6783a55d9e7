import { listDealtIdeas } from "../src/order/days/dealt-ideas.ts";
import type { DaysInput } from "../src/order/days/make-days-problem.ts";
import { toIdea } from "../src/points/edit/share-place.ts";
import { makeRoute, makeTrip } from "./make.ts";
import { makeRandomDay } from "./random-day.ts";

/** Days of a city that follow each other, with that many stops each, and up to that many ideas. */
export function makeRandomDays(
  random: () => number,
  counts: readonly number[],
  ideaCount = 0,
): DaysInput {
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
  const ideas = makeRandomDay(random, ideaCount).route.points.map((point) => ({
    ...toIdea(point),
    ...{ id: `${point.id} of none`, linkId: `${point.linkId} of none` },
  }));
  const trip = makeTrip({
    routes: days.map(({ id, date, points }) => makeRoute({ id, date, points })),
    ideas,
  });
  return {
    trip,
    routes: trip.routes,
    ideas: listDealtIdeas(trip, trip.routes),
    legOf: first.legOf,
    zoneOf: () => "Europe/Vienna",
    fallbackZone: "UTC",
  };
}
