import { expect, test } from "vitest";
import { TurnsByLine } from "./turns-by-line.ts";

const makeTurns = () =>
  new TurnsByLine<"a" | "b">({ atOnce: 1, mostWaiting: 3 }, () => new Error("full"));

test("a place that becomes free goes to the lines in turn, and in each to who came first", async () => {
  const turns = makeTurns();
  const done: string[] = [];
  const come = (line: "a" | "b", name: string) => turns.take(line, async () => done.push(name));
  await Promise.all([
    ...["a1", "a2", "a3", "a4"].map((name) => come("a", name)),
    ...["b1", "b2"].map((name) => come("b", name)),
  ]);
  expect(done).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  await come("b", "b3");
  expect(done.at(-1)).toBe("b3");
});

test("who comes to a full line is refused, in another there is room", async () => {
  const turns = makeTurns();
  const done: string[] = [];
  const come = (line: "a" | "b") => turns.take(line, async () => done.push(line));
  const all = [come("a"), come("a"), come("a"), come("a")];
  const refused = expect(come("a")).rejects.toThrow("full");
  await Promise.all([...all, come("b"), refused]);
  expect(done).toEqual(["a", "a", "b", "a", "a"]);
});

test("work that fails gives its place to the next", async () => {
  const turns = makeTurns();
  const failed = turns.take("a", () => Promise.reject(new Error("failed")));
  const next = turns.take("b", () => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("failed");
  expect(await next).toBe("done");
});
