import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const script = await readFile(join(import.meta.dirname, "start-frame.js"), "utf8");
const missing = "data:text/javascript,throw new Error('gone')";

const reload = vi.fn();
const fetchVersion = vi.fn();

/** Reports the first paint. */
let paint = () => {};

/** Runs the script behind an English frame, in the window of a visitor. The first paint is reported by `paint` alone. */
function openFrame({
  search = "",
  languages = ["en"],
  isOnline = true,
  isHidden = false,
  waits = false,
  sight = "",
} = {}) {
  document.documentElement.lang = "en";
  document.body.innerHTML = `<div id="root" data-frame="en ru" ${waits ? "data-waits" : ""}><a href="/help?a=1#b">Help</a><a href="https://x.test/">X</a>${sight}</div>
    <script type="application/json" id="code">["${missing}"]</script>`;
  const given = {
    location: { search, reload },
    navigator: { languages, onLine: isOnline },
    fetch: fetchVersion,
    PerformanceObserver: class {
      constructor(report: () => void) {
        paint = report;
      }
      observe() {}
    },
    setTimeout() {},
  };
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  new Function(...Object.keys(given), script)(...Object.values(given));
}
const isFrameThere = () => document.querySelector("#root[data-frame] a") !== null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads it like this
  document.cookie = "language=; Path=/; Max-Age=0";
  reload.mockReset();
  fetchVersion.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => vi.restoreAllMocks());

describe("the frame of a page", () => {
  test.each([
    ["nothing but the browser's language", {}, true],
    ["a browser in a language that nobody drew", { languages: ["de-DE"] }, true],
    ["a browser in another language", { languages: ["de-DE", "ru-RU", "en"] }, false],
    ["an address with its language", { search: "?lang=en", languages: ["ru"] }, true],
    ["an address with an unknown language", { search: "?lang=xx", languages: ["ru"] }, false],
  ])("with %s stays only in the language of the app (%j: %s)", (_name, visitor, isThere) => {
    openFrame(visitor);
    expect(isFrameThere()).toBe(isThere);
  });

  test("follows what was chosen here before the browser's languages", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the script reads it like this
    document.cookie = "language=en; Path=/";
    openFrame({ languages: ["ru"] });
    expect(isFrameThere()).toBe(true);
    localStorage.setItem("language", "ru");
    openFrame();
    expect(isFrameThere()).toBe(false);
  });

  test("is not shown to whoever is logged in, and stays where storage is forbidden", () => {
    localStorage.setItem("access_token", "token");
    openFrame();
    expect(isFrameThere()).toBe(false);
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    openFrame();
    expect(isFrameThere()).toBe(true);
  });

  test("passes the language of the address on to its own links", () => {
    openFrame({ search: "?lang=en" });
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/help?a=1&lang=en#b", "https://x.test/"]);
  });
});

test("a page that came with its first answer runs its code at the first sign of somebody, one with a skeleton at the paint", () => {
  const fetched = () => document.head.querySelectorAll('link[rel="preload"]').length;
  document.head.replaceChildren();
  openFrame();
  paint();
  expect(fetched()).toBe(0);
  openFrame({ sight: '<script type="application/json" id="first-answer">{}</script>' });
  paint();
  expect(fetched()).toBe(1);
});

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

  test("loads at the paint when somebody typed before it", async () => {
    openFrame({ waits: true });
    const field = document.createElement("input");
    document.querySelector("#root")?.append(field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    paint();
    await vi.waitFor(() => expect(fetchVersion).toHaveBeenCalled());
  });

  test("leaves the page as it is while the server restarts", async () => {
    fetchVersion.mockResolvedValue({ ok: false });
    openFrame({ isHidden: true });
    await vi.waitFor(() => expect(fetchVersion).toHaveBeenCalled());
    await settle();
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
