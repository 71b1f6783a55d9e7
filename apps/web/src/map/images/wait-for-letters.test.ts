import { afterEach, describe, expect, it, vi } from "vitest";
import { ownLetters } from "./draw-badge.ts";
import { waitForLetters } from "./wait-for-letters.ts";

/** The browser's own way to its fonts, which jsdom lacks. */
function fontsThat(load: () => Promise<FontFace[]>) {
  const asked = vi.fn(load);
  Object.assign(document.fonts, { load: asked });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document.fonts, "load");
});

describe("the wait for the page's letters", () => {
  it("is over when they are here", async () => {
    const asked = fontsThat(async () => []);
    await waitForLetters();
    expect(asked).toHaveBeenCalledWith(ownLetters, "0");
  });

  it("asks for no font of the device, which need not be there", () => {
    expect(ownLetters.match(/"[^"]+"|system-ui|sans-serif/g)).toEqual(['"Noto Sans"']);
  });

  it("is over when they cannot be had", async () => {
    fontsThat(() => Promise.reject(new DOMException("A network error occurred.", "NetworkError")));
    await expect(waitForLetters()).resolves.toBeUndefined();
  });

  it("is over when they do not come in time", async () => {
    vi.useFakeTimers();
    fontsThat(() => new Promise(() => {}));
    const over = vi.fn();
    const waiting = waitForLetters().then(over);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await waiting;
    expect(over).toHaveBeenCalled();
  });
});
