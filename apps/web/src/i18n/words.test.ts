import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { inAnotherTab } from "../../testing/another-tab.ts";
import { readCookie } from "../device/storage/cookies.ts";
import { readStored } from "../device/storage/storage.ts";
import { currentWords, setLanguage, startWords } from "./words.ts";

beforeAll(startWords);
afterEach(() => setLanguage("en"));

test("Setting the language changes the words, the stored value, the cookie and the page's lang", async () => {
  expect(await setLanguage("ru")).toBe(true);
  expect(currentWords("common")("trips.newTrip")).toBe("Новая поездка");
  expect([readStored("language"), readCookie("language")]).toEqual(["ru", "ru"]);
  expect(document.documentElement.lang).toBe("ru");
});

test("The texts of a room come with the code that names it, in the current language", async () => {
  await setLanguage("ru");
  const translate = currentWords("common", "sharing");
  expect([translate("publish.makePublic"), translate("actions.save")]).toEqual([
    "Открыть доступ",
    "Сохранить",
  ]);
  expect(currentWords("common", "sharing")).toBe(translate);
  await setLanguage("en");
  expect(currentWords("common", "sharing")("publish.makePublic")).toBe("Make public");
  // @ts-expect-error: who does not name the room does not load this text.
  currentWords("common")("publish.makePublic");
});

test("The language cookie lasts 180 days", async () => {
  const write = vi.spyOn(document, "cookie", "set");
  await setLanguage("ru");
  expect(write.mock.calls).toEqual([
    [expect.stringMatching(/^language=ru; Path=\/; Max-Age=15552000; SameSite=Lax/)],
  ]);
  write.mockRestore();
});

test("A language change in another tab is followed", async () => {
  inAnotherTab({ language: "ru" });
  await vi.waitFor(() => expect(document.documentElement.lang).toBe("ru"));
  expect(currentWords("common")("actions.save")).toBe("Сохранить");
});

test("Another language than ru and en is rejected and only logged to the console", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await setLanguage("de")).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect([readStored("language"), document.documentElement.lang]).toEqual(["en", "en"]);
  warn.mockRestore();
});

test("Of two language changes the later wins, however long its words take to load", async () => {
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
  expect(currentWords("common")("trips.days", { count }).replaceAll("\u00a0", " ")).toBe(words);
});

test("The language of the address wins over the stored one, and is not stored", async () => {
  await setLanguage("en");
  window.history.replaceState(null, "", "/catalog?lang=ru&page=2");
  vi.resetModules();
  const words = await import("./words.ts");
  await words.startWords();
  expect([words.currentLanguage(), readStored("language")]).toEqual(["ru", "en"]);
  await words.setLanguage("en");
  expect([window.location.href, words.currentLanguage()]).toEqual([
    `${window.location.origin}/catalog?page=2`,
    "en",
  ]);
});
