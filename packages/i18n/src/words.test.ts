import { languages } from "@castor/core/basics/language.ts";
import { expect, test } from "vitest";
import { compileLazily } from "./compile-words.ts";
import { readTranslate } from "./read-words.ts";
import { createTranslate, translateMessage } from "./words.ts";

/** Says a text of this test's own. */
const translateAny = (
  language: string,
  text: string,
  params: Record<string, string | number> = {},
) => {
  const quotes = { en: "“”‘’", ru: "«»„“" }[language] ?? "";
  const find = compileLazily([{ test: text, language: { quotes } }]);
  return createTranslate<string>(find, language)("test", params);
};
const days =
  "{count, plural, one {{count} день} few {{count} дня} many {{count} дней} other {{count} дня}}";

test.each([
  [0, "0 дней"],
  [1, "1 день"],
  [2, "2 дня"],
  [5, "5 дней"],
  [11, "11 дней"],
  [21, "21 день"],
  [24, "24 дня"],
  [1.5, "1.5 дня"],
])("Russian has its own plural form for %d", (count, words) => {
  expect(translateAny("ru", days, { count })).toBe(words);
});

test("English has two plural forms", () => {
  const english = "{count, plural, one {{count} day} other {{count} days}}";
  expect([0, 1, 2].map((count) => translateAny("en", english, { count }))).toEqual([
    "0 days",
    "1 day",
    "2 days",
  ]);
});

test("a parameter replaces all its placeholders; placeholders within its value stay", () => {
  const text = "Путь между {from} и {to} не найден. Ещё раз: {from}.";
  expect(translateAny("ru", text, { from: "{to}", to: "$& $1" })).toBe(
    "Путь между {to} и $& $1 не найден. Ещё раз: {to}.",
  );
});

test("a key without a text says itself", () => {
  expect(createTranslate<string>(() => undefined, "en")("trips.lost")).toBe("trips.lost");
});

test.each([
  ["minLength 8", "Minimum length is 8 characters.", "Минимальная длина: 8 симв."],
  [
    "dateFrom 2026-12-05",
    "Date should be greater than or equal to 05.12.2026.",
    "Дата должна быть не раньше 05.12.2026.",
  ],
  [
    "dateFrom 2026-12-05 14:00",
    "Date should be greater than or equal to 05.12.2026 14:00.",
    "Дата должна быть не раньше 05.12.2026 14:00.",
  ],
])("The message %j names its figure in both languages", (text, inEnglish, russianWords) => {
  expect(translateMessage(readTranslate("en"), text)).toBe(inEnglish);
  expect(translateMessage(readTranslate("ru"), text)).toBe(russianWords);
});

test("A quotation within a quotation has other marks, in each language", () => {
  expect(translateAny("ru", "«{day}» удалён. Дальше: {day}", { day: "Отель «Маяк»" })).toBe(
    "«Отель „Маяк“» удалён. Дальше: Отель «Маяк»",
  );
  expect(translateAny("en", "“{day}” is deleted. Next: {day}", { day: "Hotel “Lighthouse”" })).toBe(
    "“Hotel ‘Lighthouse’” is deleted. Next: Hotel “Lighthouse”",
  );
  expect(translateAny("ru", "«{a}» и «{b}»", { a: "«X»", b: "«Y»" })).toBe("«„X“» и «„Y“»");
});

test.each(languages)("the marks of quotations are a text of the language: %s", (language) => {
  expect(readTranslate(language)("language.quotes")).toHaveLength(4);
});
