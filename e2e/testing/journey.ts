import { isLanguage, type Language } from "@castor/core/account/language.ts";
import { serverCatalogue as en } from "@castor/i18n/en/server-catalogue.ts";
import { serverCatalogue as ru } from "@castor/i18n/ru/server-catalogue.ts";
import { type ServerWordsKey, type Translate, wordsIn } from "@castor/i18n/words.ts";
import { test as base, expect } from "@playwright/test";

/** What each journey is given besides the page: the words that the browser's language calls for, and the size. */
export const test = base.extend<{
  language: Language;
  words: Translate<ServerWordsKey>;
  isPhone: boolean;
  /** Lines that the specification wants in the console (section 8), by how they begin: journeys that cause them name them. */
  logged: string[];
}>({
  language: async ({ locale }, use) => {
    const code = locale?.slice(0, 2);
    await use(isLanguage(code) ? code : "en");
  },
  words: async ({ language }, use) => use(wordsIn<ServerWordsKey>({ en, ru }[language], language)),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  logged: [[], { option: true }],
  page: async ({ page, logged }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (line) => {
      // A refused call is the browser's own line, and some journeys ask for one.
      const expected = ["Failed to load resource", ...logged];
      if (line.type() === "error" && !expected.some((begin) => line.text().startsWith(begin)))
        problems.push(line.text());
    });
    await use(page);
    expect(problems, "nothing goes wrong in the console").toEqual([]);
  },
});
