// @vitest-environment node
import { makePoint, makeRoute } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import { homeOf, stepDay, stepDrop } from "./step-drop.ts";

const day = (id: string, ...points: string[]) =>
  makeRoute({ id, points: points.map((name) => makePoint({ id: name })) });
const days = [day("one", "a", "b"), day("two"), day("three", "c", "d")];

test("a point goes down through its day, through empty days and into the next, and up the same way", () => {
  const way = [homeOf(days, "a")];
  for (let step = 0; step < 5; step++) {
    const last = way.at(-1);
    if (last) way.push(stepDrop(days, "a", last, 1));
  }
  const places = way.map((drop) => `${drop?.routeId} ${drop?.order}`);
  expect(places).toEqual(["one 0", "one 1", "two 0", "three 0", "three 1", "three 2"]);
  const back = [...way].reverse().map((drop, index) => (index === 0 ? drop : null));
  for (let index = 1; index < way.length; index++) {
    const last = back[index - 1];
    if (last) back[index] = stepDrop(days, "a", last, -1);
  }
  expect(back.reverse()).toEqual(way);
});

test("at the first and last place it stays", () => {
  expect(stepDrop(days, "a", { routeId: "one", order: 0 }, -1)).toEqual({
    routeId: "one",
    order: 0,
  });
  const last = { routeId: "three", order: 2 };
  expect(stepDrop(days, "a", last, 1)).toEqual(last);
  expect(stepDay(days, "a", last, 1)).toEqual(last);
});

test("a step to another day goes to its end", () => {
  expect(stepDay(days, "a", { routeId: "two", order: 0 }, 1)).toEqual({
    routeId: "three",
    order: 2,
  });
  expect(stepDay(days, "d", { routeId: "two", order: 0 }, -1)).toEqual({
    routeId: "one",
    order: 2,
  });
});

test("a point of no day has no home", () => {
  expect(homeOf(days, "x")).toBeNull();
});
