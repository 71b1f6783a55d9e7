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

const widthsMax = 5_000;
const widths = new Map<string, number>();

/** The width of a text in a font, as a share of its size: the sum of its signs, without kerning. */
export const measureInFont = (name: FontName, text: string): number =>
  [...text].reduce((sum, sign) => sum + measureSign(name, sign), 0);

function measureSign(name: FontName, sign: string): number {
  const key = `${name} ${sign}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const font = fontOf(name);
  const width = font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  if (widths.size >= widthsMax) widths.clear();
  widths.set(key, width);
  return width;
}
