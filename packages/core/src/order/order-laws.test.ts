import fc from "fast-check";
import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../testing/make.ts";
import { makeRandomDay } from "../../testing/random-day.ts";
import { createRandom } from "../basics/create-random.ts";
import type { CheckContext } from "../check/check-context.ts";
import { collectDayFacts } from "../check/day-facts.ts";
import { findHours } from "../check/find-hours.ts";
import { findLegs } from "../check/find-legs.ts";
import { findReservations } from "../check/find-reservations.ts";
import type { Finding } from "../check/finding.ts";
import { orderPoint } from "../points/edit/edit-points.ts";
import type { Point } from "../points/point.ts";
import { findBestOrder } from "./best-order.ts";
import { listMoved, listOrderChanges } from "./list-order-changes.ts";
import type { OrderInput } from "./make-order-problem.ts";
import { listOrderLegs } from "./order-legs.ts";
import { readScore, scoreOf } from "./score.ts";

const seed = fc.string({ minLength: 1, maxLength: 8 });
const dayOf = (text: string, count: number) => makeRandomDay(createRandom(text), count);
const order = (input: OrderInput, text = "search") =>
  findBestOrder(input, { random: createRandom(text) });

/** What the check finds impossible on a day whose points are in this order. */
function findImpossible(
  { route, legOf, zoneOf, fallbackZone }: OrderInput,
  points: readonly Point[],
) {
  const ways = [...listOrderLegs(points, legOf)];
  const legs = Object.fromEntries(ways.filter(([, { hasNoWay }]) => !hasNoWay));
  const missing = ways.flatMap(([id, { hasNoWay }]) => (hasNoWay ? [id] : []));
  const day = makeRoute({ date: route.date, points: [...points] });
  const context: Pick<CheckContext, "legsByDay" | "zoneOf" | "fallbackZone"> = {
    legsByDay: { [day.id]: { legs, missing } },
    ...{ zoneOf, fallbackZone },
  };
  const facts = collectDayFacts(day, context);
  const isImpossible = ({ severity }: Finding) => severity === "impossible";
  const found = [...findHours(facts, () => false), ...findReservations(facts)];
  const impossible = found.filter(isImpossible);
  // A way too long for the time between two reservations makes the second one late: the check says both, an order is judged once.
  const late = new Set(impossible.map(({ stopIds: [id = ""] }) => id));
  const ofLegs = findLegs(facts).filter(
    ({ kind, stopIds: [id = ""] }) => kind !== "legTooFast" || !late.has(id),
  );
  return { facts, impossible: [...impossible, ...ofLegs.filter(isImpossible)] };
}

test("what an order is judged by is what the check finds, and the minutes are those of the schedule", () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 4, max: 7 }), (text, count) => {
      const random = dayOf(text, count);
      const input: OrderInput = {
        ...random,
        // After an unknown way the check is silent where the search goes on with an estimate.
        legOf: (from, to) => ({ ...random.legOf(from, to), hasNoWay: false }),
      };
      const found = order(input);
      if (found.kind !== "ordered") throw new Error(found.code);
      for (const [points, parts] of [
        [input.route.points, found.before],
        [found.points, found.after],
      ] as const) {
        const { facts, impossible } = findImpossible(input, points);
        const stars = new Set(
          points.filter(({ priority }) => priority === "star").map(({ id }) => id),
        );
        const ofStars = impossible.filter(({ stopIds: [id = ""] }) => stars.has(id));
        expect([parts.impossible, parts.ofStars]).toEqual([impossible.length, ofStars.length]);
        expect(parts.minutes).toBeGreaterThanOrEqual(facts.schedule.travel);
      }
    }),
    { numRuns: 60 },
  );
});

test("an order has the points of the day, is never worse, and is the same for the same numbers", () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 4, max: 30 }), (text, count) => {
      const input = dayOf(text, count);
      const [found, again] = [order(input), order(input)];
      expect(again).toEqual(found);
      if (found.kind !== "ordered") throw new Error(found.code);
      const idsOf = (points: readonly Point[]) => points.map(({ id }) => id);
      expect(idsOf(found.points).toSorted()).toEqual(idsOf(input.route.points).toSorted());
      expect(scoreOf(found.after)).toBeLessThanOrEqual(scoreOf(found.before));
      if (!found.isBetter) expect(found.points).toEqual(input.route.points);
      if (input.keepsFirst) expect(found.points[0]).toBe(input.route.points[0]);
      if (input.keepsLast) expect(found.points.at(-1)).toBe(input.route.points.at(-1));
      const once = order({ ...input, route: { ...input.route, points: [...found.points] } });
      if (found.isExact) expect(once).toMatchObject({ isBetter: false });
    }),
    { numRuns: 12 },
  );
}, 180_000);

test("the parts of a score are read as they were written, and compared from the left", () => {
  const parts = fc.record({
    impossible: fc.integer({ min: 0, max: 180 }),
    ofStars: fc.integer({ min: 0, max: 180 }),
    minutes: fc.integer({ min: 0, max: 100_800 }),
    swaps: fc.integer({ min: 0, max: 1_770 }),
  });
  const list = (each: ReturnType<typeof readScore>) => Object.values(each);
  fc.assert(
    fc.property(parts, parts, (one, other) => {
      expect(readScore(scoreOf(one))).toEqual(one);
      const order = list(one).findIndex((part, index) => part !== list(other)[index]);
      const isLess = order >= 0 && (list(one)[order] ?? 0) < (list(other)[order] ?? 0);
      expect(scoreOf(one) < scoreOf(other)).toBe(isLess);
    }),
  );
});

test("the changes give the new order, and move as few points as can be", () => {
  const ids = ["a", "b", "c", "d", "e", "f"];
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 6 }), (ordered) => {
      const points = ids.map((id) => makePoint({ id }));
      const trip = makeTrip({ routes: [makeRoute({ points })] });
      const changes = listOrderChanges(ids, ordered);
      const after = changes.reduce((now, { args }) => orderPoint(now, args.id, args.order), trip);
      expect(after.routes[0]?.points.map(({ id }) => id)).toEqual(ordered);
      const places = ordered.map((id) => ids.indexOf(id));
      expect(listMoved(ids, ordered).size).toBe(6 - longestRise(places));
      expect(changes).toHaveLength(6 - longestRise(places));
    }),
  );
});

/** The length of the longest part that rises, by trying all parts. */
function longestRise(places: readonly number[]): number {
  const parts = Array.from({ length: 2 ** places.length }, (_, bits) =>
    places.filter((__, index) => bits & (1 << index)),
  );
  const rising = parts.filter((part) =>
    part.every((place, index) => place > (part[index - 1] ?? -1)),
  );
  return Math.max(...rising.map(({ length }) => length));
}
