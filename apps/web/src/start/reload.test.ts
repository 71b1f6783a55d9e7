import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  fetched,
  isFrameThere,
  openFrame,
  paint,
  reload,
  resetStart,
} from "../../testing/open-starting.ts";

beforeEach(resetStart);
afterEach(() => vi.restoreAllMocks());

describe("code that does not load", () => {
  /** What follows upon an answer has run. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test("reloads the page, once", async () => {
    openFrame({ isHidden: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    const read = vi.spyOn(Storage.prototype, "getItem");
    openFrame({ isHidden: true });
    await vi.waitFor(() => expect(read).toHaveBeenCalledWith("reloaded_for_new_build"));
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  const line = '<p id="incomplete" hidden>Not complete. <a href="">Reload</a></p>';
  const isSaid = () => document.querySelector("#incomplete:not([hidden])") !== null;

  test("is said when the page was reloaded already", async () => {
    openFrame({ isHidden: true, sight: line });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(isSaid()).toBe(false);
    openFrame({ isHidden: true, sight: line });
    await vi.waitFor(() => expect(isSaid()).toBe(true));
    expect(reload).toHaveBeenCalledOnce();
  });

  test("is said when storage is forbidden, since the page might reload for ever", async () => {
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    openFrame({ isHidden: true, sight: line });
    await vi.waitFor(() => expect(isSaid()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });

  test("loads at the paint when somebody typed before it", async () => {
    openFrame({ waits: true });
    const field = document.createElement("input");
    document.querySelector("#root")?.append(field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    paint();
    await vi.waitFor(() =>
      expect(fetched).toHaveBeenCalledWith("/version.json", expect.anything()),
    );
  });

  test("leaves the page as it is while the server restarts, and says so", async () => {
    fetched.mockResolvedValue({ ok: false });
    openFrame({ isHidden: true, sight: line });
    await vi.waitFor(() => expect(isSaid()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
    expect(isFrameThere()).toBe(true);
  });

  test("waits for the network", async () => {
    const listen = vi.spyOn(globalThis, "addEventListener");
    openFrame({ isHidden: true, isOnline: false });
    await vi.waitFor(() =>
      expect(listen).toHaveBeenCalledWith("online", expect.any(Function), { once: true }),
    );
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledOnce();
  });
});
