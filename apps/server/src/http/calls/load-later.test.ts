import { expect, test } from "vitest";
import { loadLater } from "./load-later.ts";

const call = [{} as never, {} as never] as const;

test("a module is loaded at the first call, once", async () => {
  let loads = 0;
  const handlers = loadLater({ one: {}, two: {} }, async () => {
    loads += 1;
    return { one: async () => 1, two: async () => 2 };
  });
  expect([Object.keys(handlers), loads]).toEqual([["one", "two"], 0]);
  expect(await Promise.all([handlers.one?.(...call), handlers.two?.(...call)])).toEqual([1, 2]);
  expect(loads).toBe(1);
});

test("a module that could not be loaded is loaded at the next call", async () => {
  let isBroken = true;
  const handlers = loadLater({ one: {} }, async () => {
    if (isBroken) throw new Error("too many open files");
    return { one: async () => 1 };
  });
  await expect(handlers.one?.(...call)).rejects.toThrow("too many open files");
  isBroken = false;
  expect(await handlers.one?.(...call)).toBe(1);
});
