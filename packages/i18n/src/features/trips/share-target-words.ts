import { shareTarget as english } from "../../en/trips/share-target.ts";
import { shareTarget as russian } from "../../ru/trips/share-target.ts";

/** The words of the page that takes what other programs share. */
export const shareTargetWords = {
  en: { shareTarget: english },
  ru: { shareTarget: russian },
} as const;
