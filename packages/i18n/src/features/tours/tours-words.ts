import { tour as tourEnglish, tours as toursEnglish } from "../../en/tours/tours.ts";
import { tour as tourRussian, tours as toursRussian } from "../../ru/tours/tours.ts";

/** The words of the guided tours. */
export const toursWords = {
  en: { tour: tourEnglish, tours: toursEnglish },
  ru: { tour: tourRussian, tours: toursRussian },
} as const;
