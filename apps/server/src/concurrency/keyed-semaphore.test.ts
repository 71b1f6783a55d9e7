import { expect, test } from "vitest";
import { KeyedSemaphore } from "./keyed-semaphore.ts";

test("tasks of one key wait for each other, those of another key do not, and no key is left behind", async () => {
  const semaphore = new KeyedSemaphore(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const all = ["a1", "a2", "a3", "b1"].map((name) => semaphore.run(name.slice(0, 1), task(name)));
  expect(begun).toEqual(["a1", "a2", "b1"]);
  ends.shift()?.();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
  expect(semaphore.size).toBe(0);
});

test("a failed task hands its slot to the next task of its key", async () => {
  const semaphore = new KeyedSemaphore(1);
  const failed = semaphore.run("a", () => Promise.reject(new Error("failed")));
  const next = semaphore.run("a", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("done");
  expect(semaphore.size).toBe(0);
});
