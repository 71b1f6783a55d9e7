import { readFileSync } from "node:fs";
import { create, openSync } from "fontkit";
import pdfmake from "pdfmake";
import { type FontName, packedUnifont, pdfFonts } from "./pdf-fonts.ts";
import { unpackWoff } from "./unpack-woff.ts";

const opened = new Map<FontName, ReturnType<typeof openFont>>();

function openFont(name: FontName) {
  const font = name === "Unifont" ? openUnifont() : openSync(pdfFonts[name].normal);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} is a collection of fonts`);
  return font;
}

/** Hands the unpacked font to pdfmake too. */
function openUnifont() {
  const font = unpackWoff(readFileSync(packedUnifont));
  pdfmake.virtualfs.writeFileSync(pdfFonts.Unifont.normal, font);
  return create(font);
}

function fontOf(name: FontName) {
  const known = opened.get(name) ?? openFont(name);
  opened.set(name, known);
  return known;
}

/** Whether a font has a shape for each sign of a text. */
export const hasShapes = (name: FontName, text: string): boolean =>
  [...text].every((sign) => fontOf(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** By font and code point. */
const widths = new Map<FontName, Map<number, number>>();

/** The width of a text in a font, as a share of its size: the sum of its signs, without kerning. */
export function measureInFont(name: FontName, text: string): number {
  const known = widths.get(name) ?? new Map<number, number>();
  widths.set(name, known);
  let sum = 0;
  for (const sign of text) sum += measureSign(name, known, sign.codePointAt(0) ?? 0);
  return sum;
}

function measureSign(name: FontName, known: Map<number, number>, code: number): number {
  const before = known.get(code);
  if (before !== undefined) return before;
  const font = fontOf(name);
  const width = font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  known.set(code, width);
  return width;
}
