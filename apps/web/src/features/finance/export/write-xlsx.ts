import type { FinanceSheet, SheetCell } from "@castor/core/finance/table/finance-sheet.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { strToU8, zipSync } from "fflate";
import { listParts, styleOf } from "./xlsx-parts.ts";

const mediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Day 0 of spreadsheets. They take 1900 for a leap year, so dates before March 1900 are off by one. */
const dayZero = "1899-12-30";
const firstCounted = "1900-03-01";
/** Column widths in characters; longer texts are cut on the screen, not in the file. */
const [widthMin, widthMax] = [10, 48];
/** Room for thousands separators and padding. */
const widthOfAmount = 1.35;

/** Characters that XML does not allow are left out. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeXml = (text: string) =>
  text.replace(unwritable, "").replace(/[&<>]/g, (mark) => marks[mark] ?? mark);

const addressOf = (column: number, line: number) => `${String.fromCharCode(65 + column)}${line}`;

function writeCell(cell: SheetCell, address: string, isBold: boolean): string {
  if (cell === null) return "";
  if (cell.kind === "amount")
    return `<c r="${address}" s="${styleOf({ digits: cell.digits, isBold })}"><v>${cell.amount}</v></c>`;
  if (cell.kind === "date" && cell.date >= firstCounted)
    return `<c r="${address}" s="${styleOf({ isDate: true, isBold })}"><v>${daysBetween(dayZero, cell.date)}</v></c>`;
  const text = escapeXml(cell.kind === "date" ? cell.date : cell.text);
  return `<c r="${address}" s="${styleOf({ isBold })}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function widthOf(cell: SheetCell): number {
  if (cell === null) return 0;
  if (cell.kind === "text") return cell.text.length;
  if (cell.kind === "date") return cell.date.length;
  return cell.amount.toFixed(cell.digits).length * widthOfAmount;
}

/**
 * A sheet as a workbook for Excel and LibreOffice: amounts are numbers with the digits of their currency, dates are dates, and
 * texts are texts, whatever they begin with. An empty line follows the rows, so that sorting them in the spreadsheet
 * leaves the totals in place.
 */
export function writeXlsx({ header, rows, totals }: FinanceSheet, name: string): Blob {
  const titles = header.map((text): SheetCell => ({ kind: "text", text }));
  const line = (cells: readonly SheetCell[], number: number, isBold: boolean) =>
    `<row r="${number}">${cells.map((cell, index) => writeCell(cell, addressOf(index, number), isBold)).join("")}</row>`;
  const lines = [
    line(titles, 1, true),
    ...rows.map((cells, index) => line(cells, index + 2, false)),
    ...totals.map((cells, index) => line(cells, rows.length + index + 3, true)),
  ];
  const columns = header.map((_, index) => {
    const widths = [titles, ...rows].map((cells) => widthOf(cells[index] ?? null) + 2);
    const width = Math.min(
      widthMax,
      widths.reduce((a, b) => Math.max(a, b), widthMin),
    );
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const parts = listParts({ name, columns: columns.join(""), lines: lines.join("") });
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  // Synchronous: the worker of fflate is made from text, which the content security policy refuses.
  return new Blob([zipSync(Object.fromEntries(files))], { type: mediaType });
}
