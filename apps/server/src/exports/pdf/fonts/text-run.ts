import type { FontName } from "./pdf-fonts.ts";

/** A part of a text in one font. */
export interface TextRun {
  text: string;
  font: FontName;
  /** Kept on one line, because its words are in drawn order. */
  isWhole?: boolean;
}
