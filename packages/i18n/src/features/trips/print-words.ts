import { print as english } from "../../en/trips/print.ts";
import { print as russian } from "../../ru/trips/print.ts";

/** The words of a printed trip and its page. */
export const printWords = {
  en: { print: english },
  ru: { print: russian },
} as const;
