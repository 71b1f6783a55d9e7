import { escapeHtml } from "../basics/escape-html.ts";

/** What XML 1.0 has no way to write: control characters, half surrogate pairs and two code points (2.2, Char). */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for the contents of an element or a quoted attribute of XML. */
export const xmlText = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(unwritable, ""));

/** A name as one line. */
export const xmlLine = (text: string): string => xmlText(text.replace(/\s+/gu, " ").trim());
