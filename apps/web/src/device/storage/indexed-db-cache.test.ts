import { afterEach, expect, test, vi } from "vitest";
import { IndexedDbCache } from "./indexed-db-cache.ts";

afterEach(() => void vi.unstubAllGlobals());

const openCache = () => new IndexedDbCache("things", { hours: 1, most: 10 });
const nothing = new Map();

test.each([
  ["there is no database", undefined],
  [
    "it is forbidden",
    {
      open: () => {
        throw new DOMException("No.", "SecurityError");
      },
    },
  ],
])("nothing is cached, without an error, where %s", async (_name, indexedDB) => {
  vi.stubGlobal("indexedDB", indexedDB);
  const cache = openCache();
  await cache.write(new Map([["a", 1]]));
  expect(await cache.read(["a"])).toEqual(nothing);
  await cache.clear();
});

test("a database that never opens is waited for once", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const cache = openCache();
  const reading = cache.read(["a"]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await reading).toEqual(nothing);
  expect(await cache.read(["a"])).toEqual(nothing);
  vi.useRealTimers();
});
