import { isLanguage, type Language } from "@castor/core/account/language.ts";
import { catalogue as en } from "@castor/i18n/en/catalogue.ts";
import { catalogue as ru } from "@castor/i18n/ru/catalogue.ts";
import { type Translate, wordsIn } from "@castor/i18n/words.ts";
import { test as base, expect } from "@playwright/test";

/** What each journey is given besides the page: the words that the browser's language calls for, and the size. */
export const test = base.extend<{ language: Language; words: Translate; isPhone: boolean }>({
  language: async ({ locale }, use) => {
    const code = locale?.slice(0, 2);
    await use(isLanguage(code) ? code : "en");
  },
  words: async ({ language }, use) => use(wordsIn({ en, ru }[language], language)),
  isPhone: async ({ isMobile }, use) => use(isMobile),
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (line) => {
      // A refused call is the browser's own line, and some journeys ask for one.
      if (line.type() === "error" && !line.text().startsWith("Failed to load resource"))
        problems.push(line.text());
    });
    await use(page);
    expect(problems, "nothing goes wrong in the console").toEqual([]);
  },
});
