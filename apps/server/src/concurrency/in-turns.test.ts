import { expect, test } from "vitest";
import { collectInTurns, textInTurns } from "./in-turns.ts";

function* work(count: number) {
  for (let index = 0; index < count; index++) {
    const end = performance.now() + 15;
    while (performance.now() < end);
    yield index;
  }
}

test("all items come in order, and others have their turn between them", async () => {
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 0);
  const items = await collectInTurns(work(5));
  clearInterval(other);
  expect(items).toEqual([0, 1, 2, 3, 4]);
  expect(turns).toBeGreaterThan(0);
});

test("all work is done in what counts it, a turn at a time", async () => {
  let isCounting = false;
  const parts = function* () {
    for (const index of work(3)) {
      expect(isCounting).toBe(true);
      yield String(index);
    }
  };
  let turns = 0;
  const count = <T>(make: () => T): T => {
    isCounting = true;
    turns += 1;
    const made = make();
    isCounting = false;
    return made;
  };
  expect(await collectInTurns(parts(), count)).toEqual(["0", "1", "2"]);
  expect(turns).toBeGreaterThan(2);
});

test("a text comes whole, in a piece for each turn", async () => {
  const pieces: string[] = [];
  const parts = function* () {
    for (const index of work(3)) yield* ["a", "b", String(index)];
  };
  for await (const piece of textInTurns(parts())) pieces.push(piece);
  expect(pieces.join("")).toBe("ab0ab1ab2");
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.length).toBeLessThan(9);
});
