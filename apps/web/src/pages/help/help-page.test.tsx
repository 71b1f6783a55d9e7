import type { Language } from "@castor/core/account/language.ts";
import { catalogue as english } from "@castor/i18n/en/catalogue.ts";
import { helpWords } from "@castor/i18n/features/help/help-words.ts";
import { catalogue as russian } from "@castor/i18n/ru/catalogue.ts";
import { createTranslate, type Words } from "@castor/i18n/words.ts";
import { expect, test } from "vitest";
import { findTopics } from "./find-topics.ts";
import { listHelp } from "./list-help.ts";

const catalogues: Record<Language, Words> = { en: english, ru: russian };
const helpIn = (language: Language) =>
  listHelp(language, createTranslate(catalogues[language], language));

test.each(["en", "ru"] as const)("every button that the help names exists: %s", (language) => {
  const keys = JSON.stringify(helpWords[language].helpSections).match(/\[\[[\w.]+\]\]/g) ?? [];
  expect(keys.length).toBeGreaterThan(30);
  const translate = createTranslate<string>(catalogues[language], language);
  for (const key of keys) expect(translate(key.slice(2, -2))).not.toBe(key.slice(2, -2));
  const texts = helpIn(language).flatMap(({ topics }) => topics.map(({ text }) => text));
  expect(texts.join("\n")).not.toMatch(/\[\[|\{\{/);
});

test("both languages name the same buttons in the same topics", () => {
  const keysOf = (text: string) => text.match(/\[\[[\w.]+\]\]/g)?.toSorted() ?? [];
  const all = (language: Language) =>
    Object.values(helpWords[language].helpSections).flatMap(
      ({ topics }: { topics: Readonly<Record<string, { text: string }>> }) =>
        Object.values(topics).map(({ text }) => keysOf(text)),
    );
  expect(all("ru")).toEqual(all("en"));
});

test("the search finds topics that have all its words, whatever their case and accents", () => {
  const titles = (language: Language, search: string) =>
    findTopics(helpIn(language), search).flatMap(({ topics }) => topics.map(({ title }) => title));
  expect(titles("en", "hotel NIGHTS")).toContain("A hotel for several nights");
  expect(titles("en", "New trip")).toContain("Make a trip");
  expect(titles("ru", "отель верблюд")).toEqual([]);
  expect(titles("ru", "перелета")).toEqual(["Как добираться"]);
  expect(findTopics(helpIn("en"), "  ")).toEqual(helpIn("en"));
});
