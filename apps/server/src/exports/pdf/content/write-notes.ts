import type { PrintNote } from "@castor/core/print/print-notes.ts";
import type { PdfNode } from "../pdf-node.ts";
import { writeMarkup } from "./write-markup.ts";
import type { Writing } from "./write-point.ts";
import { writeText } from "./write-text.ts";

/** Notes with their replies beneath a title; nothing without notes. */
export function writeNotes(
  notes: readonly PrintNote[],
  title: string,
  { sheet, destinations }: Pick<Writing, "sheet" | "destinations">,
): PdfNode[] {
  if (notes.length === 0) return [];
  const indent = sheet.body * 1.6;
  const look = { fontSize: sheet.body, width: sheet.textWidth, destinations };
  const inner = { ...look, width: look.width - indent };
  return [
    writeTitle(title, sheet.name),
    ...notes.map(
      ({ text, replies }): PdfNode => ({
        stack: [
          ...writeMarkup(text, look),
          ...replies.map(
            (reply): PdfNode => ({
              stack: writeMarkup(reply.text, inner),
              margin: [indent, 1, 0, 1],
            }),
          ),
        ],
        margin: [0, sheet.body * 0.3, 0, 0],
      }),
    ),
  ];
}

export const writeTitle = (title: string, fontSize: number): PdfNode => ({
  text: writeText(title, { bold: true }),
  fontSize,
  margin: [0, fontSize, 0, fontSize * 0.3],
});
