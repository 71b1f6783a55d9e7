import fc from "fast-check";
import { expect, test } from "vitest";
import { keepPicked, nothingPicked, pickRange, turnPick } from "./selection.ts";

const order = ["a", "b", "c", "d", "e"];
const stop = fc.constantFrom(...order);
const picked = fc.array(stop).map((ids) => ids.reduce(turnPick, nothingPicked));

test("a stop that is picked twice is not picked", () => {
  fc.assert(
    fc.property(picked, stop, (selection, id) => {
      const twice = turnPick(turnPick(selection, id), id);
      expect(twice.ids).toEqual(selection.ids);
    }),
  );
});

test("a range takes all between the last one and this one, in both directions, and keeps the others", () => {
  fc.assert(
    fc.property(picked, stop, (selection, id) => {
      const { ids } = pickRange(selection, order, id);
      const ends = [order.indexOf(selection.lastId ?? id), order.indexOf(id)];
      for (const [index, other] of order.entries()) {
        const isBetween = index >= Math.min(...ends) && index <= Math.max(...ends);
        expect(ids.has(other)).toBe(isBetween || selection.ids.has(other));
      }
    }),
  );
});

test("what leaves the itinerary is picked no more", () => {
  const selection = turnPick(turnPick(nothingPicked, "a"), "d");
  expect([...keepPicked(selection, ["a", "b"]).ids]).toEqual(["a"]);
  expect(keepPicked(selection, order)).toBe(selection);
});
