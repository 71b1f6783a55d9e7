import { cutText } from "@castor/core/basics/cut-text.ts";

/**
 * Control characters but line breaks, bidirectional controls, and invisible characters that can hide a text: tags,
 * variation selectors, fillers. Characters that join letters and emoji are kept, and so is the one that selects an
 * emoji's style.
 */
const unseen =
  /[^\P{Cc}\n]|(?![\u200C\u200D]|[\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}|(?<!\p{Emoji})[\uFE0E\uFE0F]/gu;

/** A provider's text without control and invisible characters. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(unseen, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line, cut to `max` UTF-16 units. */
export const cleanOneLine = (text: string, max: number) =>
  cutText(cleanLines(text).replace(/\s+/g, " "), max).trim();
