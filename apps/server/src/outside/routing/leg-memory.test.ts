import { expect, test } from "vitest";
import { LegMemory } from "./leg-memory.ts";

const leg = { distance: 1, duration: 1, line: "x".repeat(1_000) };

test("The least recently used way goes when the memory is full", () => {
  const memory = new LegMemory(4_000);
  for (const key of ["a", "b", "c"]) memory.set(key, leg);
  memory.get("a");
  memory.set("d", leg);
  expect(["a", "b", "c", "d"].map((key) => memory.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("A way that is longer than the memory is not kept", () => {
  const memory = new LegMemory(500);
  memory.set("a", leg);
  expect(memory.get("a")).toBeUndefined();
});
