import { consent as english } from "../../en/frame/consent.ts";
import { consent as russian } from "../../ru/frame/consent.ts";

/** The words of the consent question of analytics. */
export const consentWords = {
  en: { consent: english },
  ru: { consent: russian },
} as const;
