import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { inAnotherTab } from "../../testing/another-tab.ts";
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

test("The language cookie lasts 180 days", async () => {
  const write = vi.spyOn(document, "cookie", "set");
  await setLanguage("ru");
  expect(write.mock.calls).toEqual([
    [expect.stringMatching(/^language=ru; Path=\/; Max-Age=15552000; SameSite=Lax/)],
  ]);
  write.mockRestore();
});

test("A switch of the language in another tab is followed", async () => {
  inAnotherTab({ language: "ru" });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe("ru"));
  expect(currentWords()("actions.save")).toBe("Сохранить");
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
