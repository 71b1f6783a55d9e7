import { afterEach, describe, expect, it, vi } from "vitest";
import { ownLetters } from "./draw-badge.ts";
import { waitForFonts } from "./wait-for-fonts.ts";

/** A fake of `document.fonts`, which jsdom lacks. */
function fontsThat(load: () => Promise<FontFace[]>) {
  const asked = vi.fn(load);
  Object.assign(document.fonts, { load: asked });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document.fonts, "load");
});

describe("waiting for fonts", () => {
  it("ends when they are loaded", async () => {
    const asked = fontsThat(async () => []);
    await waitForFonts();
    expect(asked).toHaveBeenCalledWith(ownLetters, "0");
  });

  it("loads no system font, which may be missing", () => {
    expect(ownLetters.match(/"[^"]+"|system-ui|sans-serif/g)).toEqual(['"Noto Sans"']);
  });

  it("ends when they fail to load", async () => {
    fontsThat(() => Promise.reject(new DOMException("A network error occurred.", "NetworkError")));
    await expect(waitForFonts()).resolves.toBeUndefined();
  });

  it("ends when they do not load in time", async () => {
    vi.useFakeTimers();
    fontsThat(() => new Promise(() => {}));
    const over = vi.fn();
    const waiting = waitForFonts().then(over);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await waiting;
    expect(over).toHaveBeenCalled();
  });
});
