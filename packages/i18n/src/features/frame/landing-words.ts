import { landing as landingEnglish } from "../../en/frame/landing.ts";
import { landing as landingRussian } from "../../ru/frame/landing.ts";

/** The words of the index page. */
export const landingWords = {
  en: { landing: landingEnglish },
  ru: { landing: landingRussian },
} as const;
