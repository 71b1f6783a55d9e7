import type { PrintPhoto } from "@castor/core/print/print-photos.ts";
import type { PdfNode } from "../pdf-node.ts";
import { ink, type Sheet } from "./sheet.ts";
import { writeText } from "./write-text.ts";

const gap = 6;
/** A photo has so many points at least, so that a small page has fewer in a row. */
const leastWidth = 110;
const heightShare = 0.75;

/** The name of a photo among the images of the document. */
export const photoName = (fileId: string): string => `photo-${fileId}`;

interface PhotoWriting {
  sheet: Sheet;
  /** Whether the document has the photo of this file. */
  hasPhoto: (fileId: string) => boolean;
}

/** Photos in rows, each with its caption; a row is not split between pages. */
export function writePhotos(
  photos: readonly PrintPhoto[],
  indent: number,
  { sheet, hasPhoto }: PhotoWriting,
): PdfNode[] {
  const room = sheet.textWidth - indent;
  const inRow = Math.max(1, Math.min(3, Math.floor(room / leastWidth)));
  const width = (room - gap * (inRow - 1)) / inRow;
  const here = photos.filter(({ fileId }) => hasPhoto(fileId));
  const rows = Array.from({ length: Math.ceil(here.length / inRow) }, (_, row) =>
    here.slice(row * inRow, (row + 1) * inRow),
  );
  return rows.map((row) => ({
    columns: row.map((photo) => writePhoto(photo, width, sheet)),
    columnGap: gap,
    unbreakable: true,
    margin: [indent, 4, 0, 0],
  }));
}

const writePhoto = ({ fileId, caption }: PrintPhoto, width: number, sheet: Sheet): PdfNode => ({
  width,
  stack: [
    { image: photoName(fileId), fit: [width, width * heightShare] },
    ...(caption === ""
      ? []
      : [{ text: writeText(caption), fontSize: sheet.small - 1, color: ink.muted } as PdfNode]),
  ],
});
