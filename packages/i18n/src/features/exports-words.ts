import { downloads as downloadsEnglish } from "../en/exports/downloads.ts";
import { downloads as downloadsRussian } from "../ru/exports/downloads.ts";

/** The words of downloads. */
export const exportsWords = {
  en: { downloads: downloadsEnglish },
  ru: { downloads: downloadsRussian },
} as const;
