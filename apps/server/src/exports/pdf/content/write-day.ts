import type { PrintDay } from "@castor/core/print/print-day.ts";
import { renderSVG } from "uqr";
import type { PdfNode } from "../pdf-node.ts";
import { ink } from "./sheet.ts";
import { writeMarkup } from "./write-markup.ts";
import { writeNotes } from "./write-notes.ts";
import { writePhotos } from "./write-photos.ts";
import { type Writing, writePoint } from "./write-point.ts";
import { writeText } from "./write-text.ts";

/** A day: heading, map, points in order, notes. */
export function writeDay(
  day: PrintDay,
  { map, startsPage, notesTitle }: { map: string | null; startsPage: boolean; notesTitle: string },
  writing: Writing,
): PdfNode[] {
  const { sheet, destinations } = writing;
  const { body, small, heading, qrSize } = sheet;
  const under = [day.date, day.start].join(" · ");
  return [
    {
      columns: [
        {
          width: sheet.textWidth - qrSize - qrGap,
          stack: [
            { text: writeText(day.label, { bold: true }), fontSize: small, color: day.color },
            {
              text: writeText(day.name || day.label, { bold: true, link: day.address }),
              fontSize: heading,
              lineHeight: 1.1,
              id: dayId(day),
              outline: true,
              outlineText: [day.label, day.name].filter(Boolean).join(". "),
            },
            { text: writeText(under), fontSize: body },
            ...day.summary.map(
              (line): PdfNode => ({
                text: writeText(line),
                fontSize: body,
                color: ink.muted,
              }),
            ),
          ],
        },
        writeQr(day.address, qrSize),
      ],
      columnGap: qrGap,
      margin: [0, 0, 0, 8],
      ...(startsPage && { pageBreak: "before" as const }),
    },
    ...(map === null ? [] : [{ svg: map, link: day.address, margin: [0, 0, 0, 2] } as PdfNode]),
    ...writeBlock(
      writeMarkup(day.description, { fontSize: body, width: sheet.textWidth, destinations }),
    ),
    ...writePhotos(day.photos, 0, writing),
    ...day.points.flatMap((point) => writePoint(point, dayId(day), writing)),
    ...(day.remark === ""
      ? []
      : [
          {
            text: writeText(day.remark, { italics: true }),
            fontSize: body,
            color: ink.muted,
            margin: [0, body * 0.8, 0, 0],
          } as PdfNode,
        ]),
    ...writeNotes(day.notes, notesTitle, writing),
  ];
}

/** Space beside a QR code. */
export const qrGap = 10;

export const dayId = ({ id }: Pick<PrintDay, "id">) => `day-${id}`;

const writeBlock = (lines: PdfNode[]): PdfNode[] =>
  lines.length > 0 ? [{ stack: lines, margin: [0, 6, 0, 0] }] : [];

/** The QR code of an address; a press on it opens the address too. */
export const writeQr = (address: string, size: number): PdfNode => ({
  width: size,
  svg: renderSVG(address, { ecc: "M", border: 1 }).replace(
    "<svg ",
    `<svg width="${size}" height="${size}" `,
  ),
  link: address,
});
