import { daysBetween } from "@castor/core/basics/dates.ts";
import type { FinanceSheet, SheetCell } from "@castor/core/finance/finance-sheet.ts";
import { strToU8, zipSync } from "fflate";
import { listParts, styleOf } from "./xlsx-parts.ts";

const mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Spreadsheets count days from here and take 1900 for a leap year: before its March their count is not the calendar's. */
const dayZero = "1899-12-30";
const firstCounted = "1900-03-01";
/** In letters; what is longer is cut on the screen, not in the file. */
const [widthMin, widthMax] = [10, 48];
/** Space between thousands, and at the sides. */
const widthOfAmount = 1.35;

/** What XML cannot carry is left out. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeXml = (text: string) =>
  text.replace(unwritable, "").replace(/[&<>]/g, (mark) => marks[mark] ?? mark);

const addressOf = (column: number, line: number) => `${String.fromCharCode(65 + column)}${line}`;

function writeCell(cell: SheetCell, at: string, isBold: boolean): string {
  if (cell === null) return "";
  if (cell.kind === "amount")
    return `<c r="${at}" s="${styleOf({ digits: cell.digits, isBold })}"><v>${cell.amount}</v></c>`;
  if (cell.kind === "date" && cell.date >= firstCounted)
    return `<c r="${at}" s="${styleOf({ isDate: true, isBold })}"><v>${daysBetween(dayZero, cell.date)}</v></c>`;
  const text = escapeXml(cell.kind === "date" ? cell.date : cell.text);
  return `<c r="${at}" s="${styleOf({ isBold })}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function widthOf(cell: SheetCell): number {
  if (cell === null) return 0;
  if (cell.kind === "text") return cell.text.length;
  if (cell.kind === "date") return cell.date.length;
  return cell.amount.toFixed(cell.digits).length * widthOfAmount;
}

/**
 * A sheet as a workbook for Excel and LibreOffice: amounts are numbers with the digits of their currency, days are days, and
 * a text is only ever a text, whatever it begins with. Below the rows a line is left free, so that sorting them there
 * leaves the totals where they are.
 */
export function writeXlsx({ header, rows, totals }: FinanceSheet, name: string): Blob {
  const titles = header.map((text): SheetCell => ({ kind: "text", text }));
  const line = (cells: readonly SheetCell[], number: number, isBold: boolean) =>
    `<row r="${number}">${cells.map((cell, at) => writeCell(cell, addressOf(at, number), isBold)).join("")}</row>`;
  const lines = [
    line(titles, 1, true),
    ...rows.map((cells, at) => line(cells, at + 2, false)),
    ...totals.map((cells, at) => line(cells, rows.length + at + 3, true)),
  ];
  const columns = header.map((_, at) => {
    const widths = [titles, ...rows].map((cells) => widthOf(cells[at] ?? null) + 2);
    const width = Math.min(
      widthMax,
      widths.reduce((a, b) => Math.max(a, b), widthMin),
    );
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const parts = listParts({ name, columns: columns.join(""), lines: lines.join("") });
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  // At once, not in a worker: fflate's is made of text, which the page's policy refuses.
  return new Blob([zipSync(Object.fromEntries(files))], { type: mediaType });
}
