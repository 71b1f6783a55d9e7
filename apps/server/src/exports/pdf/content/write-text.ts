import { splitByFont } from "../fonts/split-by-font.ts";
import type { PdfInline } from "../pdf-node.ts";

/** The look of a text. */
export type TextLook = Omit<PdfInline, "text" | "font" | "noWrap">;

/** A text in the fonts that it needs. */
export const writeText = (text: string, look: TextLook = {}): PdfInline[] =>
  splitByFont(text).map(({ text: part, font, isWhole }) => ({
    ...look,
    text: part,
    font,
    ...(isWhole && { noWrap: true }),
  }));
