import { findings as findingsEnglish } from "../../en/check/findings.ts";
import { fixes as fixesEnglish } from "../../en/check/fixes.ts";
import { findings as findingsRussian } from "../../ru/check/findings.ts";
import { fixes as fixesRussian } from "../../ru/check/fixes.ts";

/** The words of the view of the check. */
export const checkWords = {
  en: { findings: findingsEnglish, fixes: fixesEnglish },
  ru: { findings: findingsRussian, fixes: fixesRussian },
} as const;
