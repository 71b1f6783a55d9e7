import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWhenIdle } from "./load-when-idle.ts";

let waiting: (() => void)[] = [];
/** Lets the browser be idle once. */
async function beIdle(): Promise<void> {
  await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
  waiting.shift()?.();
}

let loaded: string[] = [];
const makePart = (name: string, isMissing = false) => ({
  load: async () => {
    loaded.push(name);
    if (isMissing) throw new TypeError("no network");
  },
});

beforeEach(() => {
  waiting = [];
  loaded = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  vi.stubGlobal("cancelIdleCallback", () => {
    waiting = [];
  });
});
afterEach(() => vi.unstubAllGlobals());

test("parts load one after another, and one that is missing stops none", async () => {
  loadWhenIdle([makePart("days"), makePart("points", true), makePart("share")]);
  for (const names of [["days"], ["days", "points"], ["days", "points", "share"]]) {
    await beIdle();
    expect(loaded).toEqual(names);
  }
});

test("after it was ended nothing more loads", async () => {
  const end = loadWhenIdle([makePart("days"), makePart("points")]);
  await beIdle();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  end();
  expect(waiting).toHaveLength(0);
  expect(loaded).toEqual(["days"]);
});
