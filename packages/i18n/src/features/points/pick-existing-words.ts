import { pickExisting as english } from "../../en/points/pick-existing.ts";
import { pickExisting as russian } from "../../ru/points/pick-existing.ts";

/** The words of the dialog that takes points of other days. */
export const pickExistingWords = {
  en: { pickExisting: english },
  ru: { pickExisting: russian },
} as const;
