import { tripList as english } from "../../en/trips/trip-list.ts";
import { tripList as russian } from "../../ru/trips/trip-list.ts";

/** The words of the list of trips. */
export const tripListWords = {
  en: { tripList: english },
  ru: { tripList: russian },
} as const;
