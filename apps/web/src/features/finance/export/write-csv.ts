import type { Language } from "@castor/core/basics/language.ts";
import type { FinanceSheet, SheetCell } from "@castor/core/finance/table/finance-sheet.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";

/** The separators that spreadsheets of a language expect: columns have another one than decimals. */
function csvFormatOf(language: Language): { separator: string; decimalMark: string } {
  const { decimalMark } = createFormats(language);
  return { separator: decimalMark === "," ? ";" : ",", decimalMark };
}

/** Without the byte order mark spreadsheets read the file in a legacy code page. */
const byteOrderMark = "\ufeff";

/** The start of a cell, for any separator, with a character that makes it a formula (OWASP). */
const formulaStart = /(^(?=[\t\r\n])|(?:^|[,;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]))/g;

/** A text that no spreadsheet takes for a formula: an apostrophe precedes the character. */
const defuse = (text: string) => text.replace(formulaStart, "$1'");

/** Quotes every text, so that quotes, separators and line breaks in it are kept. */
const quote = (text: string) => `"${defuse(text).replaceAll('"', '""')}"`;

/**
 * A sheet as CSV (RFC 4180) that opens by a double click with its columns apart: with semicolons where decimals
 * have commas. Dates are written in ISO 8601, which spreadsheets of every language read as dates.
 */
export function writeCsv({ header, rows, totals }: FinanceSheet, language: Language): Blob {
  const { separator, decimalMark } = csvFormatOf(language);
  const write = (cell: SheetCell): string => {
    if (cell === null) return "";
    if (cell.kind === "text") return quote(cell.text);
    if (cell.kind === "date") return cell.date;
    return cell.amount.toFixed(cell.digits).replace(".", decimalMark);
  };
  const lines = [header.map(quote), ...[...rows, ...totals].map((cells) => cells.map(write))];
  const text = lines.map((line) => `${line.join(separator)}\r\n`).join("");
  return new Blob([byteOrderMark, text], { type: "text/csv;charset=utf-8" });
}
