import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  code,
  fetched,
  isFrameThere,
  openFrame,
  openStarting,
  paint,
  passTime,
  resetStart,
} from "../../testing/open-starting.ts";

/** What the server is asked, in order. The code never loads here, which asks for the version. */
const asked = () => fetched.mock.calls.map(([address]) => address);

beforeEach(resetStart);
afterEach(() => vi.restoreAllMocks());

describe("the frame of a page", () => {
  test.each([
    ["nothing but the browser's language", {}, true],
    ["a browser in a language that is not offered", { languages: ["de-DE"] }, true],
    ["a browser in a language that is", { languages: ["de-DE"], offered: "en ru de" }, false],
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

test("a frame loads the texts of its language with its code, and whoever reads another language none of them", () => {
  const texts = ["/assets/first-en.js", "/assets/help-en.js"];
  const namedTexts = () => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    for (const link of links) link.remove();
    return links.map((link) => link.getAttribute("href"));
  };
  openFrame({ texts });
  paint();
  expect(namedTexts()).toEqual(texts);
  openFrame({ texts, languages: ["ru"] });
  expect(namedTexts()).toEqual([]);
});

test("a page that came with its first answer runs its code at the first sign of somebody, one with a skeleton at the paint", async () => {
  const preloaded = () => document.head.querySelectorAll('link[rel="preload"]').length;
  /** The code that ran: it never loads here, and asks for the version. */
  const runs = () => asked().filter((address) => address === "/version.json").length;
  document.head.replaceChildren();
  openFrame();
  paint();
  expect(preloaded()).toBe(0);
  await vi.waitFor(() => expect(runs()).toBe(1));
  openFrame({ sight: '<script type="application/json" id="first-answer" data-is-all>{}</script>' });
  paint();
  expect(preloaded()).toBe(1);
  window.dispatchEvent(new Event("pointermove"));
  await vi.waitFor(() => expect(runs()).toBe(2));
});

test("a page that nobody touches runs its code some seconds after it is loaded, when the browser is idle", () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  openFrame({ waits: true });
  paint();
  expect([idle.length, asked()]).toEqual([0, []]);
  window.dispatchEvent(new Event("load"));
  expect([idle.length, asked()]).toEqual([0, []]);
  passTime();
  expect([idle.length, asked()]).toEqual([1, []]);
  idle[0]?.();
  expect(asked()).toEqual(["/config.json"]);
  // A sign that comes later starts nothing twice.
  window.dispatchEvent(new Event("pointermove"));
  expect(asked()).toEqual(["/config.json"]);
  vi.unstubAllGlobals();
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
    openStarting(framed);
    document.querySelector<HTMLElement>(target)?.focus();
    await takeOver();
    expect(document.activeElement).toBe(document.querySelector(target));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe("a template of the page", () => {
  const template = (words: string, facts: string) =>
    `<template class="frame" ${facts} data-sheets="/a.css /b.css" data-scripts="/a.js">${words}<a href="/finance/frame-trip">Money</a></template>`;
  const shell = [
    '<div id="root"></div><template id="frame-looks"><style></style></template>',
    template("Trips", 'data-who="user" data-path="^/trips/?$"'),
    template("Wide", 'data-who="user" data-width="wide" data-path="^/map/[^/]+/?$"'),
    template("Narrow", 'data-who="user" data-width="narrow" data-path="^/map/[^/]+/?$"'),
    template("Visited", 'data-who="visitor" data-path="^/map/[^/]+/?$"'),
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
    ["a user on a map", { pathname: "/map/t1" }, true, "WideMoney"],
    ["a user on a phone", { pathname: "/map/t1", isNarrow: true }, true, "NarrowMoney"],
    ["a visitor of a map", { pathname: "/map/t1" }, false, "VisitedMoney"],
  ])("is shown to %s when its style sheets are there", async (_name, given, isUser, words) => {
    if (isUser) localStorage.setItem("access_token", "token");
    openStarting(shell, given);
    expect(shown()).toBeNull();
    expect(await endSheets()).toEqual(["/a.css", "/b.css"]);
    expect(shown()).toBe(words);
  });

  test("has links to the trip that is opened", async () => {
    openStarting(shell, { pathname: "/map/t%201" });
    await endSheets();
    expect(document.querySelector("#root a")?.getAttribute("href")).toBe("/finance/t%201");
  });

  test("passes the language of the address on to its links", async () => {
    openStarting(shell, { pathname: "/map/$&", search: "?lang=en" });
    await endSheets();
    expect(document.querySelector("#root a")?.getAttribute("href")).toBe("/finance/$&?lang=en");
  });

  /** Opens a page whose template says what it asks first. */
  const openAsking = (asks: string, given: object) =>
    openStarting(shell.replaceAll("data-path=", `data-asks="${asks}" data-path=`), given);

  test("asks the server first, with its paint and its code to come", async () => {
    localStorage.setItem("access_token", "token");
    openAsking("/api/trip/{id}", { pathname: "/map/t%201" });
    await vi.waitFor(() => expect(asked()).toEqual(["/config.json", "/api/trip/t%201"]));
    // Otherwise Back would show the trip as the browser has kept it.
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      headers: { Authorization: "Bearer token" },
      cache: "no-cache",
    });
  });

  test("asks for the trips that its address names", async () => {
    localStorage.setItem("access_token", "token");
    openAsking("/api/trip?mode={mode}", { pathname: "/trips", search: "?mode=old" });
    await vi.waitFor(() => expect(asked()).toContain("/api/trip?mode=old"));
  });

  test.each([
    ["no visitor", null, {}],
    ["nobody whose API has another host", "token", { "castor.test": "https://api.test" }],
  ])("asks for %s", async (_name, token, apiHosts) => {
    if (token) localStorage.setItem("access_token", token);
    fetched.mockResolvedValue({ ok: true, json: async () => ({ apiHosts }) });
    openAsking("/api/trip/{id}", { pathname: "/map/t1" });
    await window.firstRequests?.readConfig();
    expect(await window.firstRequests?.sent?.answer).not.toBeInstanceOf(Response);
    expect(asked()).toEqual(["/config.json"]);
  });

  test("waits for its paint before the code runs", async () => {
    openStarting(shell, { pathname: "/map/t1" });
    await endSheets();
    expect(asked()).toEqual([]);
    paint();
    await vi.waitFor(() => expect(asked()).toContain("/version.json"));
  });

  test.each<[string, string, { languages: string[] }?]>([
    ["its style sheets do not load", "/map/t1"],
    ["no template is for the visitor", "/trips"],
    ["the visitor reads another language than the page has", "/map/t1", { languages: ["ru"] }],
  ])("is left out when %s: the code runs at once", async (_name, pathname, given) => {
    openStarting(shell, { pathname, ...given });
    await endSheets("error");
    await vi.waitFor(() => expect(asked()).toContain("/version.json"));
    expect(shown()).toBeNull();
  });
});
