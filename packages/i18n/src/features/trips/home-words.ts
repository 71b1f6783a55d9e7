import { home as english } from "../../en/trips/home.ts";
import { home as russian } from "../../ru/trips/home.ts";

/** The words of the start page of logged-in users. */
export const homeWords = {
  en: { home: english },
  ru: { home: russian },
} as const;
