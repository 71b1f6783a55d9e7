import { security as securityEnglish } from "../en/account/security.ts";
import { settings as settingsEnglish } from "../en/account/settings.ts";
import { security as securityRussian } from "../ru/account/security.ts";
import { settings as settingsRussian } from "../ru/account/settings.ts";

/** The words of the settings page. */
export const settingsWords = {
  en: { settings: settingsEnglish, security: securityEnglish },
  ru: { settings: settingsRussian, security: securityRussian },
} as const;
