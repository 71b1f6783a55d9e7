import { measureInFont } from "../fonts/font-coverage.ts";
import { type FontName, pdfFonts, usualFont } from "../fonts/pdf-fonts.ts";
import type { PdfInline, PdfNode } from "../pdf-node.ts";

/** Bold letters are wider than the measured ones. */
const boldShare = 1.12;
/** The part of a line that is surely filled before a word has no room: long words are broken only here and there. */
const filled = { words: 0.75, longWords: 0.5 };
const longWord = /\S{15}/u;
/** Lines of the usual font, and of scripts with higher letters. */
const lineShare = { usual: 1.6, other: 2.3 };

/**
 * An upper bound for the height of a block on paper, in points. pdfmake loses what of an unbreakable block does not fit
 * on one page, so it must be known before.
 */
export function estimateHeight(node: PdfNode, width: number, usualSize: number): number {
  const [left = 0, top = 0, right = 0, bottom = 0] = node.margin ?? [];
  const inner = width - left - right;
  return top + bottom + heightWithin(node, inner, usualSize);
}

function heightWithin(node: PdfNode, width: number, usualSize: number): number {
  if ("stack" in node)
    return node.stack.reduce((sum, part) => sum + estimateHeight(part, width, usualSize), 0);
  if ("columns" in node) {
    const fixed = node.columns.reduce(
      (sum, { width: own }) => sum + (typeof own === "number" ? own : 0),
      (node.columnGap ?? 0) * (node.columns.length - 1),
    );
    const open = node.columns.filter(({ width: own }) => typeof own !== "number").length;
    const share = Math.max(20, (width - fixed) / Math.max(1, open));
    const heights = node.columns.map((column) =>
      estimateHeight(column, typeof column.width === "number" ? column.width : share, usualSize),
    );
    return Math.max(0, ...heights);
  }
  if ("image" in node) return node.fit[1];
  if ("text" in node) return textHeight(node.text, width, node.fontSize ?? usualSize);
  return usualSize * 2;
}

function textHeight(text: string | readonly PdfInline[], width: number, size: number): number {
  const parts: readonly PdfInline[] = typeof text === "string" ? [{ text }] : text;
  const whole = parts.map((part) => part.text).join("");
  const isUsual = parts.every(({ font = usualFont }) => font === usualFont);
  const letters = parts.reduce(
    (sum, part) => sum + measureInFont(fontNamed(part.font), part.text.replaceAll("\n", "")),
    0,
  );
  const room = width * (longWord.test(whole) ? filled.longWords : filled.words);
  const lines = Math.ceil((letters * size * boldShare) / room) + whole.split("\n").length - 1;
  return Math.max(1, lines) * size * (isUsual ? lineShare.usual : lineShare.other);
}

const fontNamed = (name: string | undefined): FontName =>
  name !== undefined && name in pdfFonts ? (name as FontName) : usualFont;
