import { pointForm as pointFormEnglish } from "../../en/points/point-form.ts";
import { pointHelp as pointHelpEnglish } from "../../en/points/point-help.ts";
import { pointForm as pointFormRussian } from "../../ru/points/point-form.ts";
import { pointHelp as pointHelpRussian } from "../../ru/points/point-help.ts";

/** The words of the form of a point, and of what fills it in. */
export const pointFormWords = {
  en: { pointForm: pointFormEnglish, pointHelp: pointHelpEnglish },
  ru: { pointForm: pointFormRussian, pointHelp: pointHelpRussian },
} as const;
