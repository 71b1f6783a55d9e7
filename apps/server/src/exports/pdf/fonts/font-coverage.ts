import { openSync } from "fontkit";
import { type FontName, pdfFonts } from "./pdf-fonts.ts";

const opened = new Map<FontName, ReturnType<typeof openFont>>();

function openFont(name: FontName) {
  const font = openSync(pdfFonts[name].normal);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} is a collection of fonts`);
  return font;
}

function fontOf(name: FontName) {
  const known = opened.get(name) ?? openFont(name);
  opened.set(name, known);
  return known;
}

/** Whether a font has a shape for each sign of a text. */
export const hasShapes = (name: FontName, text: string): boolean =>
  [...text].every((sign) => fontOf(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** The width of a text in the usual font, in units of its size. */
export function measureInFont(name: FontName, text: string): number {
  const font = fontOf(name);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
