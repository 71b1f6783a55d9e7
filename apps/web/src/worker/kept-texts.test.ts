// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteShownLanguage, textsCacheOf } from "./texts-cache.ts";

const origin = "https://castor.example";

class FakeCache {
  readonly paths = new Set<string>();
  readonly #answers = new Map<string, Response>();
  keys = async () => [...this.paths].map((path) => ({ url: origin + path }));
  delete = async (path: string) => this.paths.delete(path);
  put = async (path: string, answer: Response) => void this.#answers.set(path, answer);
  match = async (path: string) => this.#answers.get(path);
  async addAll(paths: string[]) {
    if (isOffline) throw new TypeError("Failed to fetch");
    for (const path of paths) this.paths.add(path);
  }
}

let isOffline = false;
const all = new Map<string, FakeCache>();
const open = async (name: string) => {
  const cache = all.get(name) ?? new FakeCache();
  all.set(name, cache);
  return cache;
};
const match = async (path: string) =>
  [...all.values()].some(({ paths }) => paths.has(path)) ? new Response(`kept ${path}`) : undefined;
const keptOf = (language: "en" | "ru") => [...(all.get(textsCacheOf(language))?.paths ?? [])];

const texts = {
  en: ["/assets/first-en-1.js", "/assets/plan-en-1.js"],
  ru: ["/assets/first-ru-1.js"],
  de: ["/assets/first-de-1.js"],
};
const pageIn = (language: "en" | "ru") => `/index.html?lang=${language}&revision=7`;
const keptAllOf = (language: "en" | "ru") => [...texts[language], pageIn(language)];

beforeEach(() => {
  vi.stubGlobal("caches", { keys: async () => [...all.keys()], open, match });
  vi.stubGlobal("self", { shellRevision: "7" });
  vi.stubGlobal("textFiles", texts);
  vi.stubGlobal("fetch", async () => {
    if (isOffline) throw new TypeError("Failed to fetch");
    return new Response("fetched");
  });
});
afterEach(() => {
  isOffline = false;
  all.clear();
  vi.unstubAllGlobals();
});

test("the worker keeps page and texts of the languages that were shown, and of no other", async () => {
  const { keepTexts } = await import("./kept-texts.ts");
  await open(textsCacheOf("en"));
  await keepTexts();
  expect(keptOf("en")).toEqual(keptAllOf("en"));
  expect(all.has(textsCacheOf("ru"))).toBe(false);

  await open(textsCacheOf("ru"));
  await keepTexts();
  expect(keptOf("ru")).toEqual(keptAllOf("ru"));
});

test("a worker without all texts of a language that is shown does not take over", async () => {
  const { keepTexts } = await import("./kept-texts.ts");
  await open(textsCacheOf("ru"));
  isOffline = true;
  await expect(keepTexts()).rejects.toThrow();
});

test("page and texts of the former version go when the worker takes over", async () => {
  const { dropFormerTexts, keepTexts } = await import("./kept-texts.ts");
  const cache = await open(textsCacheOf("en"));
  for (const former of ["/assets/first-en-0.js", "/index.html?lang=en&revision=6"])
    cache.paths.add(former);
  await keepTexts();
  expect(keptOf("en")).toContain("/assets/first-en-0.js");
  await dropFormerTexts();
  expect(keptOf("en")).toEqual(keptAllOf("en"));
});

test("a text of a language that is not kept is fetched", async () => {
  const { isTextFile, keepTexts, readTexts } = await import("./kept-texts.ts");
  await open(textsCacheOf("en"));
  await keepTexts();
  const read = async (path: string) => (await readTexts(new Request(origin + path))).text();
  expect(await read("/assets/first-en-1.js")).toBe("kept /assets/first-en-1.js");
  expect(await read("/assets/first-ru-1.js")).toBe("fetched");
  expect(isTextFile("/assets/first-ru-1.js")).toBe(true);
  expect(isTextFile("/assets/plan-1.js")).toBe(false);
});

test("a page opens in the language that its address names, else in the one shown last", async () => {
  const { keepTexts, openShell } = await import("./kept-texts.ts");
  await open(textsCacheOf("en"));
  await open(textsCacheOf("ru"));
  await keepTexts();
  const shown = async (path: string) => (await openShell(new Request(origin + path))).text();
  expect(await shown("/trips")).toBe("fetched");
  await noteShownLanguage("ru");
  expect(await shown("/trips")).toBe(`kept ${pageIn("ru")}`);
  expect(await shown("/trips?lang=en")).toBe(`kept ${pageIn("en")}`);
});

test("a page in a language that is not kept comes from the server, without a network in another one", async () => {
  const { keepTexts, openShell } = await import("./kept-texts.ts");
  const shown = async () => (await openShell(new Request(`${origin}/trips?lang=de`))).text();
  await open(textsCacheOf("en"));
  await keepTexts();
  expect(await shown()).toBe("fetched");
  isOffline = true;
  expect(await shown()).toBe(`kept ${pageIn("en")}`);
  all.clear();
  await expect(shown()).rejects.toThrow();
});
