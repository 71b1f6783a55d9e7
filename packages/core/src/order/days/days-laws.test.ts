import fc from "fast-check";
import { expect, test } from "vitest";
import { changeNumber } from "../../../testing/any-changes.ts";
import { makeRandomDays } from "../../../testing/random-days.ts";
import { createRandom } from "../../basics/create-random.ts";
import { applyTripChange, inverseOf } from "../../changes/change-rows.ts";
import type { TripChange } from "../../changes/trip-change.ts";
import type { Trip } from "../../trips/trip.ts";
import { isBetterScore, readScore, scoreOf } from "../score.ts";
import { canStand, type DaysProblem } from "./days-problem.ts";
import { findBestDays } from "./find-best-days.ts";
import { listDayChanges } from "./list-day-changes.ts";
import { type DaysInput, makeDaysProblem } from "./make-days-problem.ts";
import { canInsert, type DaysPlan, scoreOfPlan, todaysPlan } from "./plan-score.ts";
import { searchDays } from "./search-days.ts";

const seed = fc.string({ minLength: 1, maxLength: 8 });
const counts = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 4 });
const deal = (input: DaysInput) => {
  const found = findBestDays(input, { random: createRandom("search") });
  if (found.kind !== "dealt") throw new Error(found.code);
  return found;
};

test("every point is there once, what stays on its day stays, nothing is worse, and the same numbers give the same days", () => {
  fc.assert(
    fc.property(seed, counts, (text, sizes) => {
      const input = makeRandomDays(createRandom(text), sizes);
      const [found, again] = [deal(input), deal(input)];
      expect(again).toEqual(found);
      const idsOf = (days: readonly (readonly { id: string }[])[]) =>
        days.flatMap((points) => points.map(({ id }) => id)).toSorted();
      expect(idsOf(found.points)).toEqual(idsOf(input.routes.map(({ points }) => points)));
      expect(scoreOf(found.after)).toBeLessThanOrEqual(scoreOf(found.before) + 60);
      expect(isBetterScore(scoreOf(found.after), scoreOf(found.before))).toBe(found.isBetter);
      const { stops, keepsDay, isAnchor, homes, days } = makeDaysProblem(input);
      stops.forEach(({ id }, stop) => {
        const day = found.points.findIndex((points) => points.some((point) => point.id === id));
        if (keepsDay[stop]) expect(day).toBe(homes[stop]);
      });
      days.forEach(({ today, keepsFirst, keepsLast }, day) => {
        const ids = found.points[day]?.map(({ id }) => id) ?? [];
        if (keepsFirst) expect(ids[0]).toBe(stops[today[0] ?? -1]?.id);
        if (keepsLast) expect(ids.at(-1)).toBe(stops[today.at(-1) ?? -1]?.id);
        // A day on which one does something does not become empty.
        const anchors = new Set(stops.flatMap(({ id }, stop) => (isAnchor[stop] ? [id] : [])));
        if (today.some((stop) => !isAnchor[stop]))
          expect(ids.some((id) => !anchors.has(id))).toBe(true);
      });
    }),
    {
      numRuns: 40,
      // A day took a stop back from one that had nothing else.
      examples: [["6Jp", [6, 3, 2]]],
    },
  );
});

const apply = (trip: Trip, change: TripChange) => applyTripChange(trip, change);
const ideaCounts = fc.integer({ min: 1, max: 8 });

test("with ideas no stop is lost, an idea is on one day or stays one, and done and undone the trip is as before", () => {
  let [dealt, left] = [0, 0];
  fc.assert(
    fc.property(seed, counts, ideaCounts, (text, sizes, ideaCount) => {
      const input = makeRandomDays(createRandom(text), sizes, ideaCount);
      const found = deal(input);
      const ids = found.points.flatMap((points) => points.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(
        expect.arrayContaining(input.routes.flatMap(({ points }) => points.map(({ id }) => id))),
      );
      const ofIdeas = new Set(input.ideas.map(({ id }) => id));
      dealt += ids.filter((id) => ofIdeas.has(id)).length;
      left += input.ideas.filter(({ id }) => !ids.includes(id)).length;
      const before = input.trip as Trip;
      const days = found.points.map((points, day) => ({
        routeId: input.routes[day]?.id ?? "",
        points,
      }));
      const changes = listDayChanges(before, days).map((body, index) => changeNumber(body, index));
      const after = changes.reduce(apply, before);
      for (const { routeId, points } of days)
        expect(after.routes.find(({ id }) => id === routeId)?.points).toEqual(points);
      expect(after.ideas).toEqual(before.ideas.filter(({ id }) => !ids.includes(id)));
      const undone = inverseOf(before, changes)
        .map((body, index) => changeNumber(body, index + 1_000))
        .reduce(apply, after);
      expect({ ...undone, updated: "" }).toEqual({ ...before, updated: "" });
    }),
    { numRuns: 40 },
  );
  // Some are too much for any day.
  expect(Math.min(dealt, left)).toBeGreaterThan(0);
});

/** The best of all plans: each stop on each day and place that it may have. */
function tryAll(problem: DaysProblem): number {
  const { stops, days, keepsDay, isAnchor } = problem;
  const anchors = days.map(({ today }) => today.filter((stop) => isAnchor[stop]));
  const open = stops.flatMap((_, stop) => (isAnchor[stop] ? [] : [stop]));
  let best = scoreOfPlan(problem, todaysPlan(problem));
  const place = (plan: DaysPlan, left: readonly number[]): void => {
    const [stop, ...others] = left;
    if (stop === undefined) {
      const isEmptied = plan.some(
        (list, day) =>
          day !== problem.bench &&
          list.every((each) => isAnchor[each]) &&
          days[day]?.today.some((each) => !isAnchor[each]),
      );
      if (!isEmptied) best = Math.min(best, scoreOfPlan(problem, plan));
      return;
    }
    plan.forEach((list, day) => {
      if (!canStand(problem, day, stop)) return;
      // The order of what stays an idea is none.
      if (day === problem.bench) {
        place(plan.with(day, [...list, stop]), others);
        return;
      }
      if (keepsDay[stop] && problem.homes[stop] !== day) return;
      for (let index = 0; index <= list.length; index += 1)
        if (canInsert(problem, day, list, index))
          place(plan.with(day, list.toSpliced(index, 0, stop)), others);
    });
  };
  place(anchors, open);
  return best;
}

test("of two days of three points and two ideas no plan at all is better", () => {
  for (let run = 0; run < 20; run += 1) {
    const input = makeRandomDays(createRandom(`ideas ${run}`), [3, 2], 2);
    const problem = makeDaysProblem(input);
    const [best, found] = [
      tryAll(problem),
      scoreOfPlan(
        problem,
        searchDays(problem, createRandom("search"), () => {}),
      ),
    ];
    expect([run, readScore(found)]).toMatchObject([
      run,
      { ...readScore(best), swaps: expect.anything() },
    ]);
  }
});

test("of two days of four points no plan at all is better", () => {
  for (let run = 0; run < 30; run += 1) {
    const input = makeRandomDays(createRandom(`tiny ${run}`), run % 3 ? [4, 3] : [4, 4]);
    const problem = makeDaysProblem(input);
    const { impossible, ofStars, minutes } = readScore(tryAll(problem));
    expect([run, deal(input).after]).toMatchObject([run, { impossible, ofStars, minutes }]);
  }
});
