import { type Language, languages } from "@castor/core/basics/language.ts";
import { flattenWords } from "@castor/i18n/compile-words.ts";
import { readKeys, readRoom, readTranslate } from "@castor/i18n/read-words.ts";
import { expect, test } from "vitest";
import { findTopics } from "./find-topics.ts";
import { listHelp } from "./list-help.ts";

const helpIn = (language: Language) => listHelp(readTranslate(language), readKeys(language));
/** The buttons that the help names, by topic. */
const buttonsIn = (language: Language) =>
  flattenWords(readRoom(language, "help")).map(
    ([key, text]) => [key, ...(text.match(/\[\[[\w.]+\]\]/g) ?? []).toSorted()] as const,
  );

test.each(languages)("every button that the help names exists: %s", (language) => {
  const keys = buttonsIn(language).flatMap(([, ...named]) => named);
  expect(keys.length).toBeGreaterThan(30);
  // What is there when the page is drawn: the texts of other features are not.
  const there = ["first", "common"].flatMap((room) => flattenWords(readRoom(language, room)));
  const known = new Set(there.map(([key]) => `[[${key}]]`));
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  const texts = helpIn(language).flatMap(({ topics }) => topics.map(({ text }) => text));
  expect(texts.join("\n")).not.toMatch(/\[\[|[{}]/);
});

test.each(languages)("all languages name the same buttons in the same topics: %s", (language) => {
  expect(buttonsIn(language)).toEqual(buttonsIn("en"));
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
