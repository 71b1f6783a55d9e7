import { markupField as english } from "../../en/notes/markup-field.ts";
import { markupField as russian } from "../../ru/notes/markup-field.ts";

/** The words of the field for text with markup. */
export const markupWords = {
  en: { markupField: english },
  ru: { markupField: russian },
} as const;
