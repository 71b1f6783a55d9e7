import { afterEach, expect, test, vi } from "vitest";
import { KeptThings } from "./kept-things.ts";

afterEach(() => void vi.unstubAllGlobals());

const openThings = () => new KeptThings("things", { hours: 1, most: 10 });
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
])("nothing is kept, and nobody hears of it, where %s", async (_name, indexedDB) => {
  vi.stubGlobal("indexedDB", indexedDB);
  const things = openThings();
  await things.write(new Map([["a", 1]]));
  expect(await things.read(["a"])).toEqual(nothing);
  await things.clear();
});

test("a database that never opens is waited for once", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("indexedDB", { open: () => ({}) });
  const things = openThings();
  const reading = things.read(["a"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await reading).toEqual(nothing);
  expect(await things.read(["a"])).toEqual(nothing);
  vi.useRealTimers();
});
