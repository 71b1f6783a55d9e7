import { unsentList as english } from "../../en/frame/unsent-list.ts";
import { unsentList as russian } from "../../ru/frame/unsent-list.ts";

/** The words of the list of unsent changes, its mark in the frame, and the question of a logout. */
export const unsentWords = {
  en: { unsentList: english },
  ru: { unsentList: russian },
} as const;
