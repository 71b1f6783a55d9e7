import { pointTypeOf } from "@castor/core/points/point-types.ts";
import type { PrintDetail } from "@castor/core/print/point-details.ts";
import type { PrintPicture } from "@castor/core/print/print-pictures.ts";
import type { PrintPoint } from "@castor/core/print/print-point.ts";
import { measureInFont } from "../fonts/font-coverage.ts";
import { usualFont } from "../fonts/pdf-fonts.ts";
import type { PdfNode } from "../pdf-node.ts";
import { estimateHeight } from "./estimate-height.ts";
import { ink, type Sheet } from "./sheet.ts";
import { writeMarkup } from "./write-markup.ts";
import { writePhotos } from "./write-photos.ts";
import { writeText } from "./write-text.ts";

/** What points need to know of the document. */
export interface Writing {
  sheet: Sheet;
  destinations: ReadonlyMap<string, string>;
  /** Whether the document has the picture of this proof. */
  hasPicture: (proof: string) => boolean;
  /** Whether it has the photo of this file. */
  hasPhoto: (fileId: string) => boolean;
}

/** A block that is kept together fills at most this part of a page. */
const wholeShare = 0.9;
const columnGap = 6;
const nbsp = "\u00a0";
/** Bold letters are wider. */
const boldShare = 1.12;

/**
 * A point: its number, name and times, and beneath them what is known of it. It is kept on one page with its photos, or with the first row of them; of a point
 * that is longer than a page, its description goes on on the next.
 */
export function writePoint(point: PrintPoint, dayId: string, writing: Writing): PdfNode[] {
  const { sheet, destinations } = writing;
  const indent = sheet.name * 2;
  const head = writeHead(point, dayId, indent, writing);
  const text = writeMarkup(point.description, {
    fontSize: sheet.body,
    width: sheet.textWidth - indent,
    destinations,
  });
  const description: PdfNode[] =
    text.length > 0 ? [{ stack: text, margin: [indent, 2, 0, 0] }] : [];
  // Above, not below: space that has no room at the foot of a page makes a page of its own.
  const gap: PdfNode["margin"] = [0, sheet.body * 0.8, 0, 0];
  const fits = (node: PdfNode) =>
    estimateHeight(node, sheet.textWidth, sheet.body) <= sheet.textHeight * wholeShare;
  const photos = writePhotos(point.photos, indent, writing);
  for (const rows of [photos.length, 1]) {
    const stack = [...head, ...description, ...photos.slice(0, rows)];
    const whole: PdfNode = { stack, margin: gap };
    if (fits(whole)) return [{ ...whole, unbreakable: true }, ...photos.slice(rows)];
  }
  const top: PdfNode = { stack: head, margin: gap };
  return [fits(top) ? { ...top, unbreakable: true } : top, { stack: description }, ...photos];
}

function writeHead(
  point: PrintPoint,
  dayId: string,
  indent: number,
  { sheet, destinations, hasPicture }: Writing,
): PdfNode[] {
  const { small, body, name } = sheet;
  const picture =
    point.picture && hasPicture(point.picture.proof) ? writePicture(point.picture, sheet) : [];
  const times = [point.arrival, point.departure]
    .filter((time) => time !== "")
    .join(`${nbsp}–${nbsp}`);
  // A column without a fixed width grows with its longest word, over the edge of the paper.
  const width =
    sheet.textWidth - indent - (picture.length > 0 ? pictureWidth(sheet) + pictureGap : 0);
  const timesWidth =
    times === "" ? 0 : measureInFont(usualFont, times) * name * boldShare + columnGap;
  const destination = destinations.get(point.linkId) === point.id ? { id: point.id } : {};
  const facts = [point.type, ...point.marks, ...point.facts].join(" · ");
  const lines: PdfNode[] = [
    {
      columns: [
        {
          width: width - timesWidth,
          text: writeText(point.name, { bold: true, link: point.address }),
          fontSize: name,
          ...destination,
          outline: true,
          outlineText: `${point.number}. ${point.name}`,
          outlineParentId: dayId,
        },
        ...(times === ""
          ? []
          : [
              {
                width: timesWidth - columnGap,
                text: writeText(times.replaceAll(" ", nbsp), { bold: true }),
                fontSize: name,
                alignment: "right" as const,
              },
            ]),
      ],
      columnGap,
    },
    { text: writeText(facts), fontSize: small, color: ink.muted },
    ...point.warnings.map(
      (warning): PdfNode => ({
        text: writeText(`! ${warning}`, { bold: true }),
        fontSize: small,
        color: ink.warn,
      }),
    ),
    ...point.details.map(
      (detail): PdfNode => ({
        text: writeDetail(detail),
        fontSize: body,
        margin: [0, 0.5, 0, 0],
      }),
    ),
  ];
  const leg: PdfNode[] = point.leg
    ? [
        {
          text: writeText(point.leg.text, { italics: true }),
          fontSize: small,
          color: ink.muted,
          margin: [indent, 0, 0, 2],
        },
      ]
    : [];
  return [
    ...leg,
    {
      columns: [
        { width: indent, ...drawNumber(point, sheet) },
        { width, stack: lines },
        ...picture,
      ],
    },
  ];
}

const pictureGap = 10;
const pictureWidth = ({ textWidth }: Sheet) => textWidth * 0.28;

/** The picture of a place beside what is known of it, with its credit. */
function writePicture({ proof, credit, href }: PrintPicture, sheet: Sheet): PdfNode[] {
  const width = pictureWidth(sheet);
  return [
    // The gap is a column of its own, since all columns of a row would have the same one.
    { width: pictureGap, text: "" },
    {
      width,
      stack: [
        { image: proof, fit: [width, width * 0.75], margin: [0, 3, 0, 2] },
        { text: writeText(credit, { link: href }), fontSize: sheet.small - 2, color: ink.muted },
      ],
    },
  ];
}

/** The number in a circle, as on the map: broken for optional points. */
function drawNumber({ number, typeId, isOptional }: PrintPoint, { name }: Sheet): PdfNode {
  const radius = name * 0.78;
  const digits = String(number);
  const size = digits.length > 2 ? name * 0.6 : name * 0.85;
  return {
    stack: [
      {
        canvas: [
          {
            type: "ellipse",
            x: radius + 1,
            y: radius + 1,
            r1: radius,
            r2: radius,
            lineWidth: 1.4,
            lineColor: pointTypeOf(typeId).color,
            ...(isOptional && { dash: { length: 2.4, space: 1.6 } }),
          },
        ],
      },
      {
        columns: [
          {
            width: 2 * radius + 2,
            text: digits,
            bold: true,
            fontSize: size,
            alignment: "center",
            margin: [0, -radius - 1 - size * 0.7, 0, 0],
          },
        ],
      },
    ],
  };
}

const writeDetail = ({ label, text, href }: PrintDetail) => [
  ...writeText(`${label}: `, { color: ink.muted }),
  ...writeText(text, href === null ? {} : { link: href, decoration: "underline" }),
];
