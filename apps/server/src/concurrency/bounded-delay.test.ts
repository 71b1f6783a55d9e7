import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BoundedDelay } from "./bounded-delay.ts";

describe("delayed logins", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a waiting call goes on after its time", async () => {
    const room = new BoundedDelay(10);
    const gone = vi.fn();
    void room.wait(1_000).then(gone);
    await vi.advanceTimersByTimeAsync(999);
    expect(gone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toHaveBeenCalledOnce();
    expect(room.size).toBe(0);
  });

  test("when all places are taken, the call that waited longest goes on early and nobody is refused", async () => {
    const room = new BoundedDelay(100);
    const order: number[] = [];
    for (let index = 0; index < 1_000; index += 1) {
      void room.wait(5_000).then(() => order.push(index));
      expect(room.size).toBeLessThanOrEqual(100);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(Array.from({ length: 900 }, (_, index) => index));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(order).toHaveLength(1_000);
    expect(room.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
