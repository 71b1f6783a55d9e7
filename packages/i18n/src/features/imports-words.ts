import { importProblems as problemsEnglish } from "../en/imports/problems.ts";
import { importProblems as problemsRussian } from "../ru/imports/problems.ts";

/** The words of imports. */
export const importsWords = {
  en: { importProblems: problemsEnglish },
  ru: { importProblems: problemsRussian },
} as const;
