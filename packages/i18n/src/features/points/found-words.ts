import { found as english } from "../../en/points/found.ts";
import { found as russian } from "../../ru/points/found.ts";

/** The words of the card of a place that is not in the trip. */
export const foundWords = {
  en: { found: english },
  ru: { found: russian },
} as const;
