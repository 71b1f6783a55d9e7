// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textsCacheOf } from "./texts-cache.ts";

const origin = "https://castor.example";

class FakeCache {
  readonly paths = new Set<string>();
  keys = async () => [...this.paths].map((path) => ({ url: origin + path }));
  delete = async (path: string) => this.paths.delete(path);
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
  [...all.values()].some(({ paths }) => paths.has(path)) ? new Response("kept") : undefined;
const keptOf = (language: "en" | "ru") => [...(all.get(textsCacheOf(language))?.paths ?? [])];

const texts = {
  en: ["/assets/first-en-1.js", "/assets/plan-en-1.js"],
  ru: ["/assets/first-ru-1.js"],
};

beforeEach(() => {
  vi.stubGlobal("caches", { keys: async () => [...all.keys()], open, match });
  vi.stubGlobal("textFiles", texts);
  vi.stubGlobal("fetch", async () => new Response("fetched"));
});
afterEach(() => {
  isOffline = false;
  all.clear();
  vi.unstubAllGlobals();
});

test("the worker keeps all texts of the languages that were shown, and of no other", async () => {
  const { keepTexts } = await import("./kept-texts.ts");
  await open(textsCacheOf("en"));
  await keepTexts();
  expect(keptOf("en")).toEqual(texts.en);
  expect(all.has(textsCacheOf("ru"))).toBe(false);

  await open(textsCacheOf("ru"));
  await keepTexts();
  expect(keptOf("ru")).toEqual(texts.ru);
});

test("a worker without all texts of a language that is shown does not take over", async () => {
  const { keepTexts } = await import("./kept-texts.ts");
  await open(textsCacheOf("ru"));
  isOffline = true;
  await expect(keepTexts()).rejects.toThrow();
});

test("the texts of the former version go when the worker takes over", async () => {
  const { dropFormerTexts, keepTexts } = await import("./kept-texts.ts");
  (await open(textsCacheOf("en"))).paths.add("/assets/first-en-0.js");
  await keepTexts();
  expect(keptOf("en")).toContain("/assets/first-en-0.js");
  await dropFormerTexts();
  expect(keptOf("en")).toEqual(texts.en);
});

test("a text of a language that is not kept is fetched", async () => {
  const { isTextFile, keepTexts, readTexts } = await import("./kept-texts.ts");
  await open(textsCacheOf("en"));
  await keepTexts();
  const read = async (path: string) => (await readTexts(new Request(origin + path))).text();
  expect(await read("/assets/first-en-1.js")).toBe("kept");
  expect(await read("/assets/first-ru-1.js")).toBe("fetched");
  expect(isTextFile("/assets/first-ru-1.js")).toBe(true);
  expect(isTextFile("/assets/plan-1.js")).toBe(false);
});
