import { limits } from "@castor/core/limits.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PictureTurns } from "./picture-turns.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { perMinute, waiting } = limits.askedPictures;
const minuteMs = 60_000;

test("of 1,000 places so many are asked for, so many a minute, never two at once", async () => {
  let [asked, running, most] = [0, 0, 0];
  const turns = new PictureTurns();
  const ask = async () => {
    asked += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
  };
  turns.add(Array.from({ length: 1_000 }, () => ask));
  await vi.advanceTimersByTimeAsync(minuteMs - 1);
  expect(asked).toBe(perMinute);
  await vi.advanceTimersByTimeAsync((minuteMs * waiting) / perMinute);
  expect([asked, most]).toEqual([waiting, 1]);
  // What comes later has its turn.
  turns.add([ask]);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(asked).toBe(waiting + 1);
});

test("when nobody answers, the rest is not asked for", async () => {
  let asked = 0;
  const turns = new PictureTurns();
  const fail = async () => {
    asked += 1;
    throw new Error("503");
  };
  turns.add([fail, fail, fail]);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(asked).toBe(1);
});
