import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { readCookie } from "../device/cookies.ts";
import { readStored } from "../device/storage.ts";
import { currentWords, setLanguage, startWords } from "./words.ts";

beforeAll(startWords);
afterEach(() => setLanguage("en"));

test("The language is spoken, stored locally and in a cookie, and said of the page", async () => {
  expect(await setLanguage("ru")).toBe(true);
  expect(currentWords()("trips.newTrip")).toBe("Новая поездка");
  expect([readStored("language"), readCookie("language")]).toEqual(["ru", "ru"]);
  expect(document.documentElement.lang).toBe("ru");
});

test("Another language than ru and en is rejected and only logged to the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await setLanguage("de")).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect([readStored("language"), document.documentElement.lang]).toEqual(["en", "en"]);
  warn.mockRestore();
});

test("Of two switches the later wins, however long the words take", async () => {
  await Promise.all([setLanguage("ru"), setLanguage("en")]);
  expect(document.documentElement.lang).toBe("en");
  expect(readStored("language")).toBe("en");
});

test.each([
  ["en", 1, "1 day"],
  ["en", 2, "2 days"],
  ["ru", 1, "1 день"],
  ["ru", 3, "3 дня"],
  ["ru", 11, "11 дней"],
])("in %s %i is %s", async (language, count, words) => {
  await setLanguage(language);
  expect(currentWords()("trips.days", { count }).replaceAll("\u00a0", " ")).toBe(words);
});
