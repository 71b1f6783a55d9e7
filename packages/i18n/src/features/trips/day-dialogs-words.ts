import { dayDialogs as english } from "../../en/trips/day-dialogs.ts";
import { dayDialogs as russian } from "../../ru/trips/day-dialogs.ts";

/** The words of the dialogs that insert, move, swap and generate days. */
export const dayDialogsWords = {
  en: { dayDialogs: english },
  ru: { dayDialogs: russian },
} as const;
