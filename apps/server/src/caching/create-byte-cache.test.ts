import { expect, test } from "vitest";
import { createByteCache } from "./create-byte-cache.ts";

const value = { text: "x".repeat(1_000) };
const makeCache = (maxBytes: number) =>
  createByteCache<typeof value>(maxBytes, ({ text }) => text.length);

test("The least recently used value goes when the cache is full", () => {
  const cache = makeCache(4_000);
  for (const key of ["a", "b", "c"]) cache.set(key, value);
  cache.get("a");
  cache.set("d", value);
  expect(["a", "b", "c", "d"].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("A value that is larger than the cache is not kept", () => {
  const cache = makeCache(500);
  cache.set("a", value);
  expect(cache.get("a")).toBeUndefined();
});
