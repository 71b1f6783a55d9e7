import type { PdfInline, PdfNode } from "../pdf-node.ts";

/** No letter of running text is wider on average; those of large scripts are as wide as high. */
const letterShare = 0.62;
const lineShare = 1.5;
const isLarge =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

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
  if ("text" in node) return textHeight(node.text, width, node.fontSize ?? usualSize);
  return usualSize * 2;
}

function textHeight(text: string | readonly PdfInline[], width: number, size: number): number {
  const whole = typeof text === "string" ? text : text.map((part) => part.text).join("");
  const perLine = Math.max(1, width / size);
  const lines = whole.split("\n").reduce((sum, line) => {
    const letters = [...line].reduce(
      (wide, letter) => wide + (isLarge.test(letter) ? 1.1 : letterShare),
      0,
    );
    return sum + Math.max(1, Math.ceil(letters / perLine));
  }, 0);
  return lines * size * lineShare;
}
