import { expect, test } from "vitest";
import { makePoint } from "../../../testing/make.ts";
import type { DaysProblem } from "./days-problem.ts";
import { listMoves } from "./list-moves.ts";
import { todaysPlan } from "./plan-score.ts";

/** Two days of one stop each, 0 and 1, and so many ideas, from 2 on. All may go anywhere that their kind allows. */
function makeProblem(ideaCount: number): DaysProblem {
  const ideas = Array.from({ length: ideaCount }, (_, index) => index + 2);
  const stops = [0, 1, ...ideas];
  const ends = { keepsFirst: false, keepsLast: false };
  const ofAll = <T>(value: T): T[] => stops.map(() => value);
  return {
    stops: stops.map(() => makePoint()),
    days: [[0], [1], ideas].map((today) => ({ today, ...ends })),
    bench: 2,
    homes: stops.map((stop) => Math.min(stop, 2)),
    ...{ keepsDay: ofAll(false), isAnchor: ofAll(false), isTied: ofAll(false) },
    legs: new Int32Array(stops.length ** 2),
    legScores: new Float64Array(stops.length ** 2),
    ...{ stays: ofAll(0), booked: ofAll(-1) },
    visitOn: () => ({ scores: null, begins: null }),
  };
}

const listsAfter = (problem: DaysProblem) => [...listMoves(problem, todaysPlan(problem))].flat();

test("the last idea goes to a day as any other does, and a day never loses all that one does on it", () => {
  const lists = listsAfter(makeProblem(1));
  const emptied = lists.flatMap(([day, list]) => (list.length === 0 ? [day] : []));
  expect(new Set(emptied)).toEqual(new Set([2]));
  for (const list of [
    [0, [0, 2]],
    [0, [2, 0]],
    [1, [1, 2]],
    [1, [2, 1]],
  ])
    expect(lists).toContainEqual(list);
});

test("no stop of a day becomes an idea, and the order of ideas is no move", () => {
  const benches = listsAfter(makeProblem(2)).flatMap(([day, list]) => (day === 2 ? [list] : []));
  expect(new Set(benches.map((list) => list.join()))).toEqual(new Set(["", "2", "3"]));
});
