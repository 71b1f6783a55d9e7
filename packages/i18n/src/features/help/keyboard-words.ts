import { keyboard as english } from "../../en/help/keyboard.ts";
import { keyboard as russian } from "../../ru/help/keyboard.ts";

/** The words of the list of keys. */
export const keyboardWords = {
  en: { keyboard: english },
  ru: { keyboard: russian },
} as const;
