import { booked } from "@castor/core/testing/booked.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { makeRandomDay } from "@castor/core/testing/random-day.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "../basics/create-random.ts";
import { dayOf } from "../time/dates.ts";
import { findBestOrder } from "./best-order.ts";
import { makeDaysProblem } from "./days/make-days-problem.ts";
import { makeOrderProblem } from "./make-order-problem.ts";

const count = 7;

test("the stop of a departure and the stop after it keep their places", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.nat(count - 2), (text, index) => {
      const input = makeRandomDay(createRandom(text), count);
      const date = dayOf(input.route.date);
      const flight = booked("flight", `${date} 13:00 Europe/Berlin`, `${date} 15:00 Europe/Berlin`);
      const points = input.route.points.map((point, place) => ({
        ...point,
        routeMode: "car" as const,
        ...(place === index ? flight : {}),
      }));
      const route = { ...input.route, points };
      const found = findBestOrder({ ...input, route }, { random: createRandom("search") });
      const ordered = found.kind === "ordered" ? found.points : [];
      const kept = [index, index + 1];
      expect(kept.map((place) => ordered[place]?.id)).toEqual(
        kept.map((place) => points[place]?.id),
      );
    }),
    { numRuns: 40 },
  );
});

test("a car that waits on the date after a night flight is booked for that date", () => {
  const zone = "Europe/Berlin";
  const flight = booked("flight", `2027-05-03 23:10 ${zone}`, `2027-05-04 04:45 ${zone}`);
  const route = makeRoute({
    date: "2027-05-03 09:00",
    points: [
      makePoint({ id: "a", ...flight }),
      makePoint({ id: "b", routeMode: "break" }),
      makePoint({ id: "c", ...booked("rental", `2027-05-04 10:00 ${zone}`, null) }),
    ],
  });
  const known = {
    ...{
      legOf: () => ({ duration: 600, distance: 1_000, hasNoWay: false, isEstimated: true }),
      zoneOf: () => zone,
    },
    fallbackZone: zone,
  };
  const ends = { keepsFirst: false, keepsLast: false };
  const minutes = [14 * 60 + 10, -1, 25 * 60];
  expect(makeOrderProblem({ route, ...known, ...ends }).booked).toEqual(minutes);
  const trip = makeTrip({ routes: [route] });
  expect(makeDaysProblem({ trip, routes: [route], ideas: [], ...known }).booked).toEqual(minutes);
});
