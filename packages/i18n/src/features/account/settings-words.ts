import { activity as activityEnglish } from "../../en/account/activity.ts";
import { security as securityEnglish } from "../../en/account/security.ts";
import { settings as settingsEnglish } from "../../en/account/settings.ts";
import { analytics as analyticsEnglish } from "../../en/frame/analytics.ts";
import { activity as activityRussian } from "../../ru/account/activity.ts";
import { security as securityRussian } from "../../ru/account/security.ts";
import { settings as settingsRussian } from "../../ru/account/settings.ts";
import { analytics as analyticsRussian } from "../../ru/frame/analytics.ts";

/** The words of the settings page. */
export const settingsWords = {
  en: {
    settings: settingsEnglish,
    security: securityEnglish,
    activity: activityEnglish,
    analytics: analyticsEnglish,
  },
  ru: {
    settings: settingsRussian,
    security: securityRussian,
    activity: activityRussian,
    analytics: analyticsRussian,
  },
} as const;
