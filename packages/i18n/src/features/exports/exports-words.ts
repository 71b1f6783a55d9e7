import { calendarLink as calendarLinkEnglish } from "../../en/exports/calendar-link.ts";
import { downloads as downloadsEnglish } from "../../en/exports/downloads.ts";
import { calendarLink as calendarLinkRussian } from "../../ru/exports/calendar-link.ts";
import { downloads as downloadsRussian } from "../../ru/exports/downloads.ts";

/** The words of downloads and of calendar links. */
export const exportsWords = {
  en: { calendarLink: calendarLinkEnglish, downloads: downloadsEnglish },
  ru: { calendarLink: calendarLinkRussian, downloads: downloadsRussian },
} as const;
