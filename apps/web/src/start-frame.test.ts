import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const script = await readFile(join(import.meta.dirname, "start-frame.js"), "utf8");
const missing = "data:text/javascript,throw new Error('gone')";

const code = `<script type="application/json" id="code" data-languages="en ru">["${missing}"]</script>`;

const reload = vi.fn();
const fetchVersion = vi.fn();

/** Reports the first paint. */
let paint = () => {};

const visitor = {
  ...{ search: "", pathname: "/", languages: ["en"], isOnline: true, isHidden: false },
  isNarrow: false,
};

/** Runs the script on this page, in the window of a visitor. The first paint is reported by `paint` alone. */
function open(page: string, given: Partial<typeof visitor> = {}) {
  const { search, pathname, languages, isOnline, isHidden, isNarrow } = { ...visitor, ...given };
  document.documentElement.lang = "en";
  document.body.innerHTML = page;
  const globals = {
    location: { search, pathname, reload },
    navigator: { languages, onLine: isOnline },
    fetch: fetchVersion,
    matchMedia: () => ({ matches: isNarrow }),
    PerformanceObserver: class {
      constructor(report: (paints: object) => void) {
        paint = () => report({ getEntriesByName: () => [{}] });
      }
      observe() {}
    },
    setTimeout() {},
  };
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  new Function(...Object.keys(globals), script)(...Object.values(globals));
}

/** An English frame. */
function openFrame({
  waits = false,
  sight = "",
  ...given
}: Partial<typeof visitor> & { waits?: boolean; sight?: string } = {}) {
  const waiting = waits ? "data-waits" : "";
  open(
    `<div id="root" data-frame="" ${waiting}><a href="/help?a=1#b">Help</a><a href="https://x.test/">X</a>${sight}</div>${code}`,
    given,
  );
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
  openFrame({ sight: '<script type="application/json" id="first-answer" data-is-all>{}</script>' });
  paint();
  expect(fetched()).toBe(1);
});

describe("what is done before the app is there", () => {
  const page = `<main id="main" tabindex="-1"><a href="/catalog">Catalog</a></main>`;
  const framed = `<div id="root" data-frame="">${page}</div>${code}`;
  /** The app draws the same anew. */
  const takeOver = async () => {
    const root = document.querySelector<HTMLElement>("#root");
    if (root === null) throw new Error("no root");
    root.innerHTML = page.replaceAll(" inert", "");
    delete root.dataset.frame;
    await new Promise((resolve) => setTimeout(resolve));
  };

  test.each(["#main", "a"])("the focus stays on %s", async (target) => {
    open(framed);
    document.querySelector<HTMLElement>(target)?.focus();
    await takeOver();
    expect(document.activeElement).toBe(document.querySelector(target));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("a template of the page", () => {
  const template = (words: string, facts: string) =>
    `<template class="frame" ${facts} data-sheets="/a.css /b.css">${words}<a href="/finance/frame-trip">Money</a></template>`;
  const shell = [
    '<div id="root"></div><template id="frame-looks"><style></style></template>',
    template("Trips", 'lang="en" data-who="user" data-path="^/trips/?$"'),
    template("Поездки", 'lang="ru" data-who="user" data-path="^/trips/?$"'),
    template("Wide", 'lang="en" data-who="user" data-width="wide" data-path="^/map/[^/]+/?$"'),
    template("Narrow", 'lang="en" data-who="user" data-width="narrow" data-path="^/map/[^/]+/?$"'),
    template("Visited", 'lang="en" data-who="visitor" data-path="^/map/[^/]+/?$"'),
    code,
  ].join("");
  const shown = () => document.querySelector("#root[data-frame]")?.textContent ?? null;
  /** The browser has loaded the style sheets, or failed to. */
  const endSheets = async (event: "load" | "error" = "load") => {
    const sheets = [...document.querySelectorAll('head link[rel="stylesheet"]')];
    for (const sheet of sheets) sheet.dispatchEvent(new Event(event));
    for (const sheet of sheets) sheet.remove();
    await new Promise((resolve) => setTimeout(resolve));
    return sheets.map((sheet) => sheet.getAttribute("href"));
  };

  test.each([
    ["a user", { pathname: "/trips" }, true, "TripsMoney"],
    ["a user who reads Russian", { pathname: "/trips", languages: ["ru"] }, true, "ПоездкиMoney"],
    ["a user on a map", { pathname: "/map/t1" }, true, "WideMoney"],
    ["a user on a phone", { pathname: "/map/t1", isNarrow: true }, true, "NarrowMoney"],
    ["a visitor of a map", { pathname: "/map/t1" }, false, "VisitedMoney"],
  ])("is shown to %s when its style sheets are there", async (_name, given, isUser, words) => {
    if (isUser) localStorage.setItem("access_token", "token");
    open(shell, given);
    expect(shown()).toBeNull();
    expect(await endSheets()).toEqual(["/a.css", "/b.css"]);
    expect(shown()).toBe(words);
    expect(document.documentElement.lang).toBe(words === "ПоездкиMoney" ? "ru" : "en");
  });

  test("has links to the trip that is opened", async () => {
    open(shell, { pathname: "/map/t%201" });
    await endSheets();
    expect(document.querySelector("#root a")?.getAttribute("href")).toBe("/finance/t%201");
  });

  test("passes the language of the address on to its links", async () => {
    open(shell, { pathname: "/map/$&", search: "?lang=en" });
    await endSheets();
    expect(document.querySelector("#root a")?.getAttribute("href")).toBe("/finance/$&?lang=en");
  });

  test("waits for its paint before the code runs", async () => {
    open(shell, { pathname: "/map/t1" });
    await endSheets();
    expect(fetchVersion).not.toHaveBeenCalled();
    paint();
    await vi.waitFor(() => expect(fetchVersion).toHaveBeenCalled());
  });

  test.each([
    ["its style sheets do not load", "/map/t1"],
    ["no template is for the visitor", "/trips"],
  ])("is left out when %s: the code runs at once", async (_name, pathname) => {
    open(shell, { pathname });
    await endSheets("error");
    await vi.waitFor(() => expect(fetchVersion).toHaveBeenCalled());
    expect(shown()).toBeNull();
  });
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
