import { importDialog as importDialogEnglish } from "../../en/imports/dialog.ts";
import { importProblems as importProblemsEnglish } from "../../en/imports/problems.ts";
import { importDialog as importDialogRussian } from "../../ru/imports/dialog.ts";
import { importProblems as importProblemsRussian } from "../../ru/imports/problems.ts";

/** The words of the import dialog. */
export const importsWords = {
  en: { importDialog: importDialogEnglish, importProblems: importProblemsEnglish },
  ru: { importDialog: importDialogRussian, importProblems: importProblemsRussian },
} as const;
