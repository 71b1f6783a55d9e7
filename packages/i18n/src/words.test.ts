import { expect, test } from "vitest";
import { wordsIn } from "./words.ts";

const russian = {
  trips: {
    days_one: "{{count}} день",
    days_few: "{{count}} дня",
    days_many: "{{count}} дней",
    days_other: "{{count}} дня",
  },
  errors: { noPathBetween: "Путь между {{from}} и {{to}} не найден. Ещё раз: {{from}}." },
} as const;
// The keys are those of the real catalogues; this test brings its own words.
const translate = wordsIn(russian, "ru") as (
  key: string,
  figures?: Record<string, string | number>,
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
])("Russian counts %d with its own plural form", (count, words) => {
  expect(translate("trips.days", { count })).toBe(words);
});

test("English counts with its two forms", () => {
  const english = wordsIn(
    { trips: { days_one: "{{count}} day", days_other: "{{count}} days" } },
    "en",
  ) as typeof translate;
  expect([0, 1, 2].map((count) => english("trips.days", { count }))).toEqual([
    "0 days",
    "1 day",
    "2 days",
  ]);
});

test("figures fill every place that names them, and what they contain is not filled again", () => {
  expect(translate("errors.noPathBetween", { from: "{{to}}", to: "$& $1" })).toBe(
    "Путь между {{to}} и $& $1 не найден. Ещё раз: {{to}}.",
  );
});

test("a figure that is not given leaves its gap to be seen", () => {
  expect(translate("errors.noPathBetween", { from: "1" })).toContain("{{to}}");
});
