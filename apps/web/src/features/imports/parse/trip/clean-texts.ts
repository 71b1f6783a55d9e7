import { cutText } from "@castor/core/basics/cut-text.ts";
import { isVisible, isWebAddress } from "@castor/core/schemas/texts.ts";

/** What names may not hold: control characters, line breaks and bidirectional controls. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The text in one line, trimmed; empty when nothing of it is visible. */
export function oneLine(text: string): string {
  const line = text.toWellFormed().replace(controls, " ").replace(/\s+/g, " ").trim();
  return isVisible(line) ? line : "";
}

/** The text with its lines, without other control characters. */
export function manyLines(text: string): string {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
  return lines
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Cuts a text to a limit, with an ellipsis where something is missing. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`;
}

/** The address when a browser would open it, else an empty text. */
export function webAddressOf(text: string | undefined): string {
  const address = text?.trim() ?? "";
  return isWebAddress(address) ? address : "";
}

/** The name of a file without folders and extension. */
export const nameOfFile = (fileName: string): string =>
  oneLine(fileName.replace(/^.*[\\/]/, "").replace(/\.[^.]{1,8}$/, ""));
