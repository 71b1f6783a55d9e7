import { expect, test } from "vitest";
import { nextTryAfter } from "./mail-retries.ts";

const asked = new Date("2026-11-21T10:00:00.000Z");

test("A mail that was not sent is tried again after 2 seconds, then twice as long each time, up to an hour", () => {
  const delays = Array.from({ length: 14 }, (_, failed) =>
    nextTryAfter(failed + 1, asked, asked),
  ).map((next) => ((next?.getTime() ?? 0) - asked.getTime()) / 1_000);
  expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600, 3_600]);
});

test("A mail is tried for two days, and some sixty times at most", () => {
  let tries = 0;
  let last = asked;
  for (let next: Date | null = asked; next !== null; next = nextTryAfter(tries, asked, next)) {
    tries += 1;
    last = next;
  }
  const hours = (last.getTime() - asked.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(46);
  expect(hours).toBeLessThanOrEqual(48);
  expect(tries).toBeLessThan(65);
});
