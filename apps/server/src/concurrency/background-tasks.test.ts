import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BackgroundTasks } from "./background-tasks.ts";

const never = () => new Promise(() => {});

describe("background tasks", () => {
  const error = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    error.mockReset();
  });

  test("at most a thousand run at once; the next is refused with Retry-After", async () => {
    const background = new BackgroundTasks({ info: vi.fn(), warn: vi.fn(), error });
    let finish = () => {};
    background.run(() => new Promise<void>((resolve) => (finish = resolve)));
    for (let piece = 1; piece < 1_000; piece += 1) background.run(never);
    expect(() => background.run(never)).toThrow(
      expect.objectContaining({ code: "UPSTREAM_UNAVAILABLE", retryAfter: 1 }),
    );
    finish();
    await vi.waitFor(() => expect(() => background.run(never)).not.toThrow());
  });

  test("a failed task is logged", async () => {
    const background = new BackgroundTasks({ info: vi.fn(), warn: vi.fn(), error });
    const failure = new Error("no database");
    background.run(() => Promise.reject(failure));
    await background.finish();
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String));
  });

  test("a stopping server waits for them, but not for ever", async () => {
    const background = new BackgroundTasks({ info: vi.fn(), warn: vi.fn(), error });
    background.run(never);
    let isOver = false;
    const over = background.finish().then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    await over;
    expect(isOver).toBe(true);
  });
});
