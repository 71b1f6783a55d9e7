import { cutText } from "@castor/core/basics/cut-text.ts";

/**
 * Control characters but for line breaks, what turns the text around it, and letters that nobody sees, in which a text may be
 * hidden: tags, variation selectors, fillers. What joins letters and emoji is seen in them, and so is how an emoji is drawn.
 */
const unseen =
  /[^\P{Cc}\n]|(?![\u200C\u200D]|[\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}|(?<!\p{Emoji})[\uFE0E\uFE0F]/gu;

/** A text that a provider wrote, without what is not to be seen. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(unseen, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line of at most so many UTF-16 units. */
export const cleanOneLine = (text: string, most: number) =>
  cutText(cleanLines(text).replace(/\s+/g, " "), most).trim();
