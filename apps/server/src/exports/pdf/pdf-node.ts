/** The part of pdfmake's document definition that the PDF of a trip uses. The published types need those of browsers. */

/** A piece of text with one look. */
export interface PdfInline {
  text: string;
  font?: string;
  fontSize?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  background?: string;
  decoration?: "lineThrough" | "underline";
  link?: string;
  linkToDestination?: string;
  noWrap?: boolean;
}

interface PdfBlock {
  margin?: [left: number, top: number, right: number, bottom: number];
  unbreakable?: boolean;
  pageBreak?: "before" | "after";
  /** Points. Columns without one grow with their longest word, over the edge of the paper. */
  width?: number;
  id?: string;
  alignment?: "left" | "right" | "center";
}
export interface PdfText extends PdfBlock, Omit<PdfInline, "text"> {
  text: string | PdfInline[];
  lineHeight?: number;
  outline?: boolean;
  outlineText?: string;
  outlineParentId?: string;
  outlineExpanded?: boolean;
}
export type PdfNode =
  | PdfText
  | (PdfBlock & { stack: PdfNode[] })
  | (PdfBlock & { columns: PdfNode[]; columnGap?: number })
  | (PdfBlock & { canvas: PdfShape[] })
  | (PdfBlock & { svg: string; link?: string })
  /** `image` is a name among `images`. It is drawn as large as it fits. */
  | (PdfBlock & { image: string; fit: [width: number, height: number]; link?: string })
  | (PdfBlock & { pageReference: string; fontSize?: number; color?: string });
export type PdfShape =
  | {
      type: "ellipse";
      x: number;
      y: number;
      r1: number;
      r2: number;
      lineWidth: number;
      lineColor: string;
      dash?: { length: number; space: number };
    }
  | {
      type: "rect";
      x: number;
      y: number;
      w: number;
      h: number;
      r?: number;
      lineWidth: number;
      lineColor: string;
    }
  | { type: "polyline"; points: { x: number; y: number }[]; lineWidth: number; lineColor: string }
  | {
      type: "line";
      x1: number;
      y1: number;
      x2: number;
      y2: number;
      lineWidth: number;
      lineColor: string;
    };

export interface PdfDefinition {
  pageSize: { width: number; height: number };
  pageMargins: [left: number, top: number, right: number, bottom: number];
  info: Record<string, string>;
  language: string;
  defaultStyle: { font: string; fontSize: number; color: string; lineHeight: number };
  footer: (page: number, pages: number) => PdfNode;
  /** Pictures as data URLs, by name. */
  images: Readonly<Record<string, string>>;
  content: PdfNode[];
}
