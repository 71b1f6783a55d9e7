import { tripDialogs as english } from "../../en/trips/trip-dialogs.ts";
import { tripDialogs as russian } from "../../ru/trips/trip-dialogs.ts";

/** The words of the dialogs that make, change and delete a trip. */
export const tripDialogsWords = {
  en: { tripDialogs: english },
  ru: { tripDialogs: russian },
} as const;
