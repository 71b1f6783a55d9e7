import { expect, test } from "vitest";
import { nextTryAfter } from "./next-try-after.ts";

/** As mails are. */
const twoDaysMs = 48 * 3_600_000;
const asked = new Date("2026-11-21T10:00:00.000Z");

test("A failed mail is retried after 2 seconds, then at doubled intervals up to an hour", () => {
  const delays = Array.from({ length: 14 }, (_, failed) =>
    nextTryAfter(failed + 1, asked, asked, twoDaysMs),
  ).map((next) => ((next?.getTime() ?? 0) - asked.getTime()) / 1_000);
  expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600, 3_600]);
});

test("A mail is retried for two days, at most some sixty times", () => {
  let tries = 0;
  let last = asked;
  for (
    let next: Date | null = asked;
    next !== null;
    next = nextTryAfter(tries, asked, next, twoDaysMs)
  ) {
    tries += 1;
    last = next;
  }
  const hours = (last.getTime() - asked.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(46);
  expect(hours).toBeLessThanOrEqual(48);
  expect(tries).toBeLessThan(65);
});
