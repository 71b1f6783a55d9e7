import { booked } from "@castor/core/testing/booked.ts";
import { makeRandomDay } from "@castor/core/testing/random-day.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "../basics/create-random.ts";
import { dayOf } from "../time/dates.ts";
import { findBestOrder } from "./best-order.ts";

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
