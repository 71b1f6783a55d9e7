import { afterEach, describe, expect, test, vi } from "vitest";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";

const most = 10_000;

describe("rate limits in memory", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const kept = (limiter: MemoryRateLimiter) => limiter.dump().storage.map(({ key }) => key);

  test("many addresses cannot fill the memory: the oldest counts are dropped first", async () => {
    const limiter = new MemoryRateLimiter({ keyPrefix: "test", points: 3, duration: 900 });
    await limiter.consume("first");
    await limiter.consume("second");
    for (let index = 0; index < most; index += 1) await limiter.consume(`other${index}`);
    await limiter.consume("other0");
    expect(kept(limiter)).toHaveLength(most);
    expect(kept(limiter)).not.toContain("first");
    expect(kept(limiter)).not.toContain("second");
    expect((await limiter.get("other0"))?.consumedPoints).toBe(2);
  });

  test("a count ends after its time, and starts anew behind the others", async () => {
    vi.useFakeTimers();
    const limiter = new MemoryRateLimiter({ keyPrefix: "test", points: 3, duration: 900 });
    await limiter.consume("again");
    await vi.advanceTimersByTimeAsync(600_000);
    await limiter.consume("later");
    await vi.advanceTimersByTimeAsync(301_000);
    expect(kept(limiter)).toEqual(["later"]);
    await limiter.consume("again");
    for (let index = 0; index < most - 1; index += 1) await limiter.consume(`other${index}`);
    expect(kept(limiter)).toHaveLength(most);
    expect(kept(limiter)).toContain("again");
    expect(kept(limiter)).not.toContain("later");
  });

  test("given back and forgotten counts stay within the same bound", async () => {
    const limiter = new MemoryRateLimiter({ keyPrefix: "test", points: 3, duration: 900 });
    for (let index = 0; index < most + 10; index += 1) {
      await limiter.consume(`gone${index}`);
      await limiter.delete(`gone${index}`);
      await limiter.reward(`given${index}`);
    }
    expect(kept(limiter)).toHaveLength(most);
  });
});
