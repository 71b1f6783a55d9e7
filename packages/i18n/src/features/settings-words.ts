import { settings as settingsEnglish } from "../en/account/settings.ts";
import { settings as settingsRussian } from "../ru/account/settings.ts";

/** The words of the settings page. */
export const settingsWords = {
  en: { settings: settingsEnglish },
  ru: { settings: settingsRussian },
} as const;
