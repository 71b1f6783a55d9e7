import { afterEach, expect, test } from "vitest";
import {
  anyLanguage,
  isLanguage,
  language,
  offeredLanguages,
  offeredOrDefault,
  offerLanguages,
  withUsual,
} from "./language.ts";

afterEach(() => offerLanguages([]));

test("The languages are English and Russian, and those that the operator adds", () => {
  expect(offeredLanguages()).toEqual(["en", "ru"]);
  expect([isLanguage("de"), language.safeParse("de").success]).toEqual([false, false]);
  offerLanguages(["de"]);
  expect(offeredLanguages()).toEqual(["en", "ru", "de"]);
  expect([isLanguage("de"), language.safeParse("de").success]).toEqual([true, true]);
});

test("No operator takes English or Russian away, or adds what has no texts", () => {
  expect(withUsual(["de"])).toEqual(["en", "ru", "de"]);
  expect(withUsual(["ru", "xx", ""])).toEqual(["en", "ru"]);
});

test("Whoever chose a language that was withdrawn gets the default; what is written in it stays so", () => {
  expect(offeredOrDefault("de")).toBe("en");
  expect(anyLanguage.parse("de")).toBe("de");
  offerLanguages(["de"]);
  expect(offeredOrDefault("de")).toBe("de");
});
