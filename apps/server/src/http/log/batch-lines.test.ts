import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { batchLines } from "./batch-lines.ts";

test("the lines of one turn are written together, in their order, and each once", async () => {
  const written: string[] = [];
  const log = batchLines((text) => written.push(text));
  log.write("one\n");
  log.write("two\n");
  expect(written).toEqual([]);
  await nextTurn();
  expect(written).toEqual(["one\ntwo\n"]);
  log.write("three\n");
  await nextTurn();
  expect(written).toEqual(["one\ntwo\n", "three\n"]);
});
