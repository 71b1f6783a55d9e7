import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { findKeptEnds } from "./kept-ends.ts";

test("an end is kept where one sleeps, arrives by train or eats, and only there", () => {
  const [flat, lake] = [{ linkId: "flat" }, { linkId: "lake" }];
  const day = (id: string, ...points: ReturnType<typeof makePoint>[]) => makeRoute({ id, points });
  const trip = makeTrip({
    routes: [
      day("sat", makePoint({ typeId: "Transport" }), makePoint(lake), makePoint(flat)),
      day("sun", makePoint(flat), makePoint({ typeId: "Museum" })),
      day("mon", makePoint({ typeId: "Museum" }), makePoint({ typeId: "Restaurant" })),
    ],
  });
  const ends = trip.routes.map(({ points }) => findKeptEnds(trip, points));
  expect(ends).toEqual([
    { first: true, last: true },
    { first: true, last: false },
    { first: false, last: true },
  ]);
});
