import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Background } from "./background.ts";

const never = () => new Promise(() => {});

describe("work that no answer waits for", () => {
  const error = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    error.mockReset();
  });

  test("is a thousand pieces at once at most: whoever brings more is told to come again", async () => {
    const background = new Background({ error });
    let finish = () => {};
    background.run(() => new Promise<void>((resolve) => (finish = resolve)));
    for (let piece = 1; piece < 1_000; piece += 1) background.run(never);
    expect(() => background.run(never)).toThrow(
      expect.objectContaining({ code: "UPSTREAM_UNAVAILABLE", retryAfter: 1 }),
    );
    finish();
    await vi.waitFor(() => expect(() => background.run(never)).not.toThrow());
  });

  test("that fails is told to the log", async () => {
    const background = new Background({ error });
    const failure = new Error("no database");
    background.run(() => Promise.reject(failure));
    await background.finish();
    expect(error).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String));
  });

  test("is waited for by a server that stops, but not for ever", async () => {
    const background = new Background({ error });
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
