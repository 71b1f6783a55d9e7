import type { Language } from "@castor/core/basics/language.ts";
import { initialCatalogue as initialEnglish } from "@castor/i18n/en/initial-catalogue.ts";
import { lazyCatalogue as lazyEnglish } from "@castor/i18n/en/lazy-catalogue.ts";
import { initialCatalogue as initialRussian } from "@castor/i18n/ru/initial-catalogue.ts";
import { lazyCatalogue as lazyRussian } from "@castor/i18n/ru/lazy-catalogue.ts";
import { createTranslate, type Words } from "@castor/i18n/words.ts";
import { expect, test } from "vitest";
import { findTopics } from "./find-topics.ts";
import { listHelp } from "./list-help.ts";

/** The words that are there when the page is drawn: those of other features are not. */
const catalogues: Record<Language, Words> = {
  en: { ...initialEnglish, ...lazyEnglish },
  ru: { ...initialRussian, ...lazyRussian },
};
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
