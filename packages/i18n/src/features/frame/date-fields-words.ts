import { dateFields as english } from "../../en/frame/date-fields.ts";
import { dateFields as russian } from "../../ru/frame/date-fields.ts";

/** The words of fields for dates and times. */
export const dateFieldsWords = {
  en: { dateFields: english },
  ru: { dateFields: russian },
} as const;
