import { conflicts as english } from "../../en/frame/conflicts.ts";
import { conflicts as russian } from "../../ru/frame/conflicts.ts";

/** The words of what a form and somebody else have changed differently. */
export const conflictsWords = {
  en: { conflicts: english },
  ru: { conflicts: russian },
} as const;
