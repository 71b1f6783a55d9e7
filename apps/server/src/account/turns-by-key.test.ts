import { expect, test } from "vitest";
import { TurnsByKey } from "./turns-by-key.ts";

test("one key has so much under way at once, another does not wait for it, and nothing is left behind", async () => {
  const turns = new TurnsByKey(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const all = ["a1", "a2", "a3", "b1"].map((name) => turns.take(name.slice(0, 1), work(name)));
  expect(begun).toEqual(["a1", "a2", "b1"]);
  ends.shift()?.();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
  expect(turns.size).toBe(0);
});

test("work that fails gives its turn to the next", async () => {
  const turns = new TurnsByKey(1);
  const failed = turns.take("a", () => Promise.reject(new Error("failed")));
  const next = turns.take("a", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(turns.size).toBe(0);
});
