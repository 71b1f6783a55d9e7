import { going as english } from "../../en/today/going.ts";
import { going as russian } from "../../ru/today/going.ts";

/** The words of what a delay breaks, what to leave out, and what is kept of the day. */
export const goingWords = { en: { going: english }, ru: { going: russian } } as const;
