import { expect, test } from "vitest";
import { serverCatalogue as english } from "./en/server-catalogue.ts";
import { serverCatalogue as inRussian } from "./ru/server-catalogue.ts";
import { createTranslate, translateMessage } from "./words.ts";

const russian = {
  trips: {
    days_one: "{{count}} день",
    days_few: "{{count}} дня",
    days_many: "{{count}} дней",
    days_other: "{{count}} дня",
  },
  errors: { noPathBetween: "Путь между {{from}} и {{to}} не найден. Ещё раз: {{from}}." },
} as const;
// The keys are those of the real catalogues; the texts are this test's own.
const translate = createTranslate(russian, "ru") as (
  key: string,
  params?: Record<string, string | number>,
) => string;

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
  expect(translate("trips.days", { count })).toBe(words);
});

test("English has two plural forms", () => {
  const english = createTranslate(
    { trips: { days_one: "{{count}} day", days_other: "{{count}} days" } },
    "en",
  ) as typeof translate;
  expect([0, 1, 2].map((count) => english("trips.days", { count }))).toEqual([
    "0 days",
    "1 day",
    "2 days",
  ]);
});

test("a parameter replaces all its placeholders; placeholders within its value stay", () => {
  expect(translate("errors.noPathBetween", { from: "{{to}}", to: "$& $1" })).toBe(
    "Путь между {{to}} и $& $1 не найден. Ещё раз: {{to}}.",
  );
});

test("a missing parameter leaves its placeholder", () => {
  expect(translate("errors.noPathBetween", { from: "1" })).toContain("{{to}}");
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
  expect(translateMessage(createTranslate(english, "en"), text)).toBe(inEnglish);
  expect(translateMessage(createTranslate(inRussian, "ru"), text)).toBe(russianWords);
});

test.each([
  ["en", english],
  ["ru", inRussian],
])("In the texts of %s, double braces are placeholders only", (_, catalogue) => {
  const textsOf = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOf);
  const texts = textsOf(catalogue);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(
    texts.filter((text) => /\{\{|\}\}/.test(text.replaceAll(/\{\{\w+\}\}(?!\})/g, ""))),
  ).toEqual([]);
});

test("A quotation within a quotation has other marks, in each language", () => {
  const texts = {
    ru: ["«{{day}}» удалён. Дальше: {{day}}", "Отель «Маяк»"],
    en: ["“{{day}}” is deleted. Next: {{day}}", "Hotel “Lighthouse”"],
  } as const;
  const say = (language: keyof typeof texts) => {
    const [words, day] = texts[language];
    return (createTranslate({ words }, language) as typeof translate)("words", { day });
  };
  expect(say("ru")).toBe("«Отель „Маяк“» удалён. Дальше: Отель «Маяк»");
  expect(say("en")).toBe("“Hotel ‘Lighthouse’” is deleted. Next: Hotel “Lighthouse”");
});
