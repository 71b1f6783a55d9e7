import type { PrintDocument } from "@castor/core/print/print-document.ts";
import type { PdfNode } from "../pdf-node.ts";
import { ink, type Sheet } from "./sheet.ts";
import { dayId, qrGap, writeQr } from "./write-day.ts";
import { writeText } from "./write-text.ts";

/** Room for the number of a page. */
const pageWidth = 40;

/** The first page: the trip, its QR code and its days with their pages. */
export function writeCover(document: PrintDocument, sheet: Sheet): PdfNode[] {
  const { title, body, name, qrSize } = sheet;
  const { dates, facts, author, address } = document;
  return [
    {
      columns: [
        {
          width: sheet.textWidth - qrSize - qrGap,
          stack: [
            {
              text: writeText(document.title, { bold: true, link: address }),
              fontSize: title,
              lineHeight: 1.1,
              outline: true,
              outlineText: document.title,
            },
            ...(dates === "" ? [] : [{ text: writeText(dates), fontSize: name } as PdfNode]),
            { text: writeText(facts.join(" · ")), fontSize: body, color: ink.muted },
            ...(author === ""
              ? []
              : [{ text: writeText(author), fontSize: body, color: ink.muted } as PdfNode]),
          ],
        },
        writeQr(address, qrSize),
      ],
      columnGap: qrGap,
      margin: [0, 0, 0, name],
    },
    ...document.days.map(
      (day): PdfNode => ({
        columns: [
          {
            width: sheet.textWidth - pageWidth,
            text: [
              ...writeText(day.label, { bold: true, linkToDestination: dayId(day) }),
              ...writeText(day.name === "" ? "" : `  ${day.name}`, {
                linkToDestination: dayId(day),
              }),
              ...writeText(`  ${day.date}`, { color: ink.muted }),
            ],
            fontSize: body,
          },
          { width: pageWidth, pageReference: dayId(day), fontSize: body, alignment: "right" },
        ],
        margin: [0, 1.5, 0, 1.5],
      }),
    ),
  ];
}

/** The trip above its only printed day. */
export const writeLine = (document: PrintDocument, sheet: Sheet): PdfNode => ({
  text: writeText([document.title, document.author].filter(Boolean).join(" · "), {
    link: document.address,
  }),
  fontSize: sheet.name,
  color: ink.muted,
  margin: [0, 0, 0, sheet.body],
  outline: true,
  outlineText: document.title,
});
