import Papa from "papaparse";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import type { TextReader } from "../text-reader.ts";
import { nameOfFile, oneLine } from "../trip/clean-texts.ts";
import { TripBuilder } from "../trip/trip-builder.ts";
import {
  alignedAsTabs,
  type Column,
  columnOf,
  countColumns,
  delimiters,
  isAligned,
} from "./columns.ts";
import type { Row } from "./find-row-position.ts";
import { guessColumns } from "./guess-columns.ts";
import { RowReader } from "./table-row.ts";

/** Lists of Google Takeout have their description above the header. */
const headerWithin = 10;

interface Table {
  /** The column of each cell of a row. */
  columns: (Column | null)[];
  header: string[];
  rows: string[][];
  /** A single cell above the header. */
  title: string;
}

const parseWith = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: "greedy" });

/** The separator by which the header has most known columns, and then most cells: decimal commas make cells too. */
function chooseDelimiter(text: string): string {
  const scored = delimiters.map((sign) => {
    const { data } = parseWith(text.slice(0, 100_000), sign, headerWithin);
    const known = Math.max(0, ...data.map(countColumns));
    const widths = new Set(data.map((cells) => cells.length));
    return {
      sign,
      score: known * 100 + (widths.size === 1 ? Math.min(50, data[0]?.length ?? 0) : 0),
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sign ?? ",";
}

/** A table with a row of millions of cells, or a quote around all of it, is none. */
function checkRows(text: string): void {
  let from = 0;
  while (text.length - from > importLimits.record) {
    const end = text.lastIndexOf("\n", from + importLimits.record);
    if (end <= from) refuse({ code: "tooComplex" });
    from = end;
  }
}

function readTable(text: string): Table {
  checkRows(text);
  // As many rows as a trip has points, one more to tell that there are more, and what is above them.
  const preview = importLimits.points + headerWithin + 1;
  const { data, errors } = parseWith(text, chooseDelimiter(text), preview);
  const unclosed = errors.find(({ code }) => code === "MissingQuotes");
  if (unclosed) refuse({ code: "broken", format: "csv", line: (unclosed.row ?? -1) + 1 });
  const start = data.slice(0, headerWithin);
  const known = start.map(countColumns);
  const index = known.indexOf(Math.max(1, ...known));
  const header = data[index];
  const [title = "", ...beside] = start.slice(0, Math.max(0, index)).flat().filter(Boolean);
  if (header)
    return {
      ...{ columns: header.map(columnOf), header, rows: data.slice(index + 1) },
      title: beside.length === 0 ? title : "",
    };
  const columns = guessColumns(start);
  if (columns) return { columns, header: [], rows: data, title: "" };
  const names = (start[0] ?? []).map(oneLine).filter(Boolean).slice(0, 8).join(", ");
  return refuse({ code: "noColumns", names });
}

/** The letter of a column without a name, as spreadsheets show it; they have 26 of one letter. */
const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : String(index + 1);

/** Columns whose cells are all taken, though there are several. */
const joined: ReadonlySet<Column> = new Set([
  "description",
  "kind",
  "area",
  "lat",
  "lng",
  "position",
]);
/** The line of Markdown below the header of a table. */
const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^\s*(?::?-{2,}:?)?\s*$/.test(cell));

/** Reads a table: a place in each row, by columns that are named, or with coordinates that are seen in the rows. */
export const readCsv: TextReader = ({ text: whole, fileName }, options, onProgress) => {
  // Excel's own line, by which it knows the separator.
  const text = whole.replace(/^\s*"?sep=."?\s*?(?:\r\n?|\n)/i, "");
  const { columns, header, rows, title } = readTable(isAligned(text) ? alignedAsTabs(text) : text);
  const builder = new TripBuilder("csv", options);
  const priceHeader = header[columns.findIndex((column) => /^price/.test(column ?? ""))] ?? "";
  const reader = new RowReader(builder, nameOfFile(fileName), priceHeader);
  const skip = (index: number) =>
    builder.notes.name("unknownColumns", oneLine(header[index] ?? "") || letterOf(index));
  header.forEach((name, index) => {
    if (columns[index] === null && oneLine(name)) skip(index);
  });
  rows.forEach((cells, index) => {
    if (isRule(cells)) return;
    const row: Row = new Map();
    cells.forEach((cell, index) => {
      const column = columns[index];
      const value = cell.trim();
      if (value === "") return;
      const known = column ? (row.get(column) ?? []) : [];
      if (!column || (known.length > 0 && !joined.has(column) && !known.includes(value)))
        skip(index);
      if (column) row.set(column, [...known, value]);
    });
    if (row.size > 0) reader.add(row);
    if (index % 1_000 === 0) onProgress(index / rows.length);
  });
  return builder.finish(title, fileName);
};
