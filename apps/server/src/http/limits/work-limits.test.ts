import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createWorkersCounter } from "./count-for-workers.ts";
import type { RateLimiter } from "./rate-limiters.ts";
import { WorkClock } from "./work-clock.ts";
import { WorkLimit } from "./work-limits.ts";

const points = 1_000;
const limit = { keyPrefix: "work", points, duration: 60 };

describe("the work of a caller", () => {
  let cpu: number;
  let clock: WorkClock;
  let told: Promise<unknown>[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    cpu = 0;
    told = [];
    clock = new WorkClock(() => cpu);
  });
  afterEach(() => vi.useRealTimers());

  /** One process of several, which count in their primary. */
  const open = (count = createWorkersCounter()) => {
    const spend: RateLimiter["spend"] = (key, more) => {
      const counting = count({ kind: "limit", id: 1, work: "consume", key, points: more, limit });
      told.push(counting);
      return counting.then(({ consumedPoints, msBeforeNext }) => ({
        consumed: consumedPoints,
        milliseconds: msBeforeNext,
      }));
    };
    return new WorkLimit(points, { spend } as RateLimiter, clock);
  };
  const work = async (of: WorkLimit, key: string, milliseconds: number) => {
    const from = clock.begin();
    of.begin(key, from);
    cpu += milliseconds;
    of.end(key, from, clock.end());
    await Promise.all(told);
    await Promise.resolve();
  };

  test("who has used it up is refused until the minute is over, and others are not", async () => {
    const process = open();
    await work(process, "a", 999);
    process.check("a");
    await work(process, "a", 200);
    expect(() => process.check("a")).toThrow(
      expect.objectContaining({ code: "TOO_MANY_REQUESTS", retryAfter: 60 }),
    );
    process.check("b");
    vi.setSystemTime(Date.now() + 60_000);
    process.check("a");
  });

  test("what still runs counts", () => {
    const process = open();
    process.begin("a", clock.begin());
    cpu += points;
    expect(() => process.check("a")).toThrow("TOO_MANY_REQUESTS");
  });

  test("processes count together", async () => {
    const count = createWorkersCounter();
    const [one, other] = [open(count), open(count)];
    await work(one, "a", 700);
    await work(other, "a", 700);
    expect(() => other.check("a")).toThrow("TOO_MANY_REQUESTS");
    // It hears of it with its next piece of work.
    await work(one, "a", 100);
    expect(() => one.check("a")).toThrow("TOO_MANY_REQUESTS");
  });
});
