import type { Language } from "@castor/core/account/language.ts";
import type { FinanceSheet, SheetCell } from "@castor/core/finance/finance-sheet.ts";

/** What spreadsheets of a language expect, which is what their system writes. */
const manners: Record<Language, { separator: string; decimalMark: string }> = {
  en: { separator: ",", decimalMark: "." },
  ru: { separator: ";", decimalMark: "," },
};

/** Without it spreadsheets take the file for one of their old code pages. */
const byteOrderMark = "\ufeff";

/** Where a cell begins, or would for a reader that separates otherwise, with what makes a formula of it (OWASP). */
const formulaStart = /(^(?=[\t\r\n])|(?:^|[,;\t\r\n])(?=[\s"']*[=+\-@＝＋－＠]))/g;

/** A text that no spreadsheet takes for a formula: an apostrophe stands before what would begin one. */
const defuse = (text: string) => text.replace(formulaStart, "$1'");

/** Every text in quotes, so that those in it, separators and line breaks stay its own. */
const quote = (text: string) => `"${defuse(text).replaceAll('"', '""')}"`;

/**
 * A sheet as CSV (RFC 4180) that opens by a double click with its columns apart: in Russian with semicolons and decimal
 * commas. Days are written as in ISO 8601, which spreadsheets of every language read as days.
 */
export function writeCsv({ header, rows, totals }: FinanceSheet, language: Language): Blob {
  const { separator, decimalMark } = manners[language];
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
