import type { MarkupLine, MarkupNode } from "@castor/core/markup/markup-tree.ts";
import type { PdfInline, PdfNode, PdfShape } from "../pdf-node.ts";
import { ink } from "./sheet.ts";
import { type TextLook, writeText } from "./write-text.ts";

export interface MarkupLook {
  fontSize: number;
  width: number;
  /** The names of the destinations of printed points, by `linkId`. */
  destinations: ReadonlyMap<string, string>;
}

/** Space beside the box of a task. */
const boxGap = 3;

/**
 * pdfmake copies what is left of a paragraph for every word of it. A paragraph of more parts, which is longer than a
 * page, is written as several: one of 20,000 Chinese letters took four seconds.
 */
const paragraphParts = 200;

/** The lines of a description or a note, each a paragraph. Tasks have a box to tick on paper. */
export const writeMarkup = (lines: readonly MarkupLine[], look: MarkupLook): PdfNode[] =>
  lines.flatMap(({ task, children }): PdfNode[] => {
    const text = writeNodes(children, {}, look.destinations);
    const { fontSize } = look;
    if (text.length === 0 && !task) return [{ text: " ", fontSize: fontSize * 0.6 }];
    const paragraphs = cutParagraph(text).map((part) => ({ text: part, fontSize }));
    if (!task) return paragraphs.map((part) => ({ ...part, margin: [0, 0, 0, 1.5] }));
    const width = look.width - fontSize - boxGap;
    return [
      {
        columns: [
          { width: fontSize + boxGap, canvas: drawBox(task.isDone, fontSize) },
          { width, stack: paragraphs },
        ],
        margin: [0, 0, 0, 1.5],
      },
    ];
  });

const cutParagraph = (text: readonly PdfInline[]): PdfInline[][] =>
  Array.from({ length: Math.ceil(text.length / paragraphParts) || 1 }, (_, index) =>
    text.slice(index * paragraphParts, (index + 1) * paragraphParts),
  );

function drawBox(isDone: boolean, size: number): PdfShape[] {
  const line = { lineWidth: 0.8, lineColor: ink.text };
  const [top, side] = [size * 0.3, size * 0.8];
  const box: PdfShape = { type: "rect", x: 0.5, y: top, w: side, h: side, r: 1, ...line };
  const corners = [
    { x: side * 0.25 + 0.5, y: top + side * 0.5 },
    { x: side * 0.45 + 0.5, y: top + side * 0.75 },
    { x: side * 0.8 + 0.5, y: top + side * 0.25 },
  ];
  return isDone ? [box, { type: "polyline", points: corners, ...line, lineWidth: 1.2 }] : [box];
}

function writeNodes(
  nodes: readonly MarkupNode[],
  look: TextLook,
  destinations: MarkupLook["destinations"],
): PdfInline[] {
  return nodes.flatMap((node): PdfInline[] => {
    const within = (more: TextLook) =>
      "children" in node ? writeNodes(node.children, { ...look, ...more }, destinations) : [];
    switch (node.kind) {
      case "text":
      case "due":
      case "mention":
        return writeText(node.text, look);
      case "code":
        return writeText(node.text, { ...look, background: "#efeadd" });
      case "bold":
        return within({ bold: true });
      case "italic":
        return within({ italics: true });
      case "strike":
        return within({ decoration: "lineThrough" });
      case "url":
        return writeText(node.label, { ...look, decoration: "underline", link: node.href });
      case "link": {
        const { target } = node;
        if (target.kind === "address")
          return within({ decoration: "underline", link: target.href });
        const destination = destinations.get(target.linkId);
        return within(destination ? { linkToDestination: destination } : {});
      }
      default:
        return [];
    }
  });
}
