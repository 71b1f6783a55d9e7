import { expect, test } from "vitest";
import { collectInTurns } from "./in-turns.ts";

function* work(count: number) {
  for (let at = 0; at < count; at++) {
    const end = performance.now() + 15;
    while (performance.now() < end);
    yield at;
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
