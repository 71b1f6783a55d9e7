import { around as englishAround } from "../../en/help/around.ts";
import { help as english } from "../../en/help/help.ts";
import { keeping as englishKeeping } from "../../en/help/keeping.ts";
import { keyboard as englishKeyboard } from "../../en/help/keyboard.ts";
import { news as englishNews } from "../../en/help/news.ts";
import { planning as englishPlanning } from "../../en/help/planning.ts";
import { around as russianAround } from "../../ru/help/around.ts";
import { help as russian } from "../../ru/help/help.ts";
import { keeping as russianKeeping } from "../../ru/help/keeping.ts";
import { keyboard as russianKeyboard } from "../../ru/help/keyboard.ts";
import { news as russianNews } from "../../ru/help/news.ts";
import { planning as russianPlanning } from "../../ru/help/planning.ts";

/** The words of the help page, its sections in order. */
export const helpWords = {
  en: {
    help: english,
    helpSections: {
      ...englishPlanning,
      ...englishKeeping,
      keyboard: englishKeyboard,
      ...englishAround,
    },
    news: englishNews,
  },
  ru: {
    help: russian,
    helpSections: {
      ...russianPlanning,
      ...russianKeeping,
      keyboard: russianKeyboard,
      ...russianAround,
    },
    news: russianNews,
  },
} as const;
