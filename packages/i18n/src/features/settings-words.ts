import { activity as activityEnglish } from "../en/account/activity.ts";
import { security as securityEnglish } from "../en/account/security.ts";
import { settings as settingsEnglish } from "../en/account/settings.ts";
import { activity as activityRussian } from "../ru/account/activity.ts";
import { security as securityRussian } from "../ru/account/security.ts";
import { settings as settingsRussian } from "../ru/account/settings.ts";

/** The words of the settings page. */
export const settingsWords = {
  en: { settings: settingsEnglish, security: securityEnglish, activity: activityEnglish },
  ru: { settings: settingsRussian, security: securityRussian, activity: activityRussian },
} as const;
