import { type DateReading, findDates } from "../moments/find-dates.ts";
import { isFlightNumber } from "../values/read-number.ts";
import { readLabels } from "./accept-labels.ts";
import { findLabels } from "./find-labels.ts";
import { fold } from "./fold.ts";
import type { Meaning } from "./label-words.ts";
import type { TextLine } from "./split-lines.ts";
import type { TextItem } from "./text-item.ts";

/** Rows of a table that are read. */
const rowsMax = 60;

interface Column {
  meaning: Meaning | null;
  phrase: string;
}

interface Row {
  line: TextLine;
  at: number;
}

function columnOf(cell: string): Column {
  const [label] = findLabels(cell);
  return label?.start === 0 && label.end === cell.length
    ? { meaning: label.meaning, phrase: label.phrase }
    : { meaning: null, phrase: "" };
}

/** The columns of a line that is the head of a table: most of its cells are labels and nothing else. */
function readHead(line: TextLine): Column[] | null {
  if (line.cells.length < 2) return null;
  const columns = line.cells.map(columnOf);
  const known = columns.filter(({ meaning }) => meaning !== null).length;
  return known >= 2 && known * 3 >= columns.length * 2 ? columns : null;
}

/** A row below a head: as many cells at most, and none of them a label. */
function isRow(
  line: TextLine | undefined,
  columns: readonly Column[],
  reading: DateReading,
): boolean {
  if (!line || line.cells.length < 2 || line.cells.length > columns.length) return false;
  const [cell = ""] = line.cells;
  // What is indented is no row.
  if (cell === "" && line.cells.length < columns.length) return false;
  return readLabels(cell, reading).length === 0 && !readHead(line);
}

const isWholeRow = (
  line: TextLine | undefined,
  columns: readonly Column[],
  reading: DateReading,
): boolean => line?.cells.length === columns.length && isRow(line, columns, reading);

const itemOf = (row: Row, meaning: Meaning | null, phrase: string, value: string): TextItem => ({
  ...{ meaning, phrase, value, label: phrase },
  ...{ line: row.line.text, at: row.at, isBlock: false, isFirst: false },
});

const journeyDate: Meaning = { is: "stop", side: "start", part: "date", family: "journey" };
const depart = /^(?:dep|departure|ab|отпр)/;
const arrive = /^(?:arr|arrival|an|приб)/;

/** A row of stops, "Berlin Hbf | 12.12.2026 | dep 08:29 | ICE 593", is a departure or an arrival. */
function itemsOfStop(row: Row, columns: readonly Column[]): TextItem[] {
  const cells = row.line.cells.map((value, index) => ({ ...columns[index], value }));
  const said = fold(cells.find(({ meaning }) => meaning?.is === "time")?.value ?? "");
  const side = depart.test(said) ? "start" : arrive.test(said) ? "end" : null;
  if (side === null) return [];
  const isOfStop = (meaning: Meaning | null | undefined) =>
    meaning?.is === "spot" || meaning?.is === "date" || meaning?.is === "time";
  const stop = cells.filter(({ meaning }) => isOfStop(meaning)).map(({ value }) => value);
  const meaning: Meaning = { is: "stop", side, part: "any", family: "journey" };
  const others = cells.filter((cell) => cell.value !== "" && !isOfStop(cell.meaning));
  const numbers = others.filter((cell) => cell.meaning?.is === "number");
  const rest = others.filter((cell) => cell.meaning?.is !== "number");
  return [
    ...numbers.map((cell) => itemOf(row, cell.meaning ?? null, cell.phrase ?? "", cell.value)),
    itemOf(row, meaning, "stop", stop.join(", ")),
    ...rest.flatMap((cell) =>
      cell.meaning && cell.meaning.is !== "ignored"
        ? [itemOf(row, cell.meaning, cell.phrase ?? "", cell.value)]
        : [],
    ),
  ];
}

const orderOf = ({ meaning }: TextItem) =>
  meaning?.is === "number" ? 0 : meaning === journeyDate ? 1 : 2;

function itemsOfRow(row: Row, columns: readonly Column[], reading: DateReading): TextItem[] {
  if (columns.some(({ meaning }) => meaning?.is === "spot")) {
    const inner = row.line.cells.flatMap((cell) => readLabels(cell, reading));
    const ofStop = itemsOfStop(row, columns);
    const own = inner
      .filter(({ meaning }) => meaning.is === "coach" || meaning.is === "seat")
      .map(({ meaning, phrase, value }) => itemOf(row, meaning, phrase, value));
    return [...ofStop, ...(ofStop.length > 0 ? own : [])];
  }
  const isJourney = columns.some(
    ({ meaning }) => meaning?.is === "stop" && meaning.family === "journey",
  );
  const items = row.line.cells.flatMap((value, index) => {
    const { meaning = null, phrase = "" } = columns[index] ?? {};
    if (isJourney && meaning === null && isFlightNumber(value))
      return [itemOf(row, { is: "number", kind: "flight" }, phrase, value)];
    if (value === "" || meaning === null) return [];
    const own = isJourney && meaning.is === "date" ? journeyDate : meaning;
    return [itemOf(row, own, phrase, value)];
  });
  return items.sort((a, b) => orderOf(a) - orderOf(b));
}

/** The items of a table whose head is at a line, and the line behind it. Null where there is none. */
export function readTable(
  lines: readonly TextLine[],
  at: number,
  reading: DateReading,
): { items: TextItem[]; next: number } | null {
  const head = lines[at];
  const columns = head ? readHead(head) : null;
  if (!columns) return null;
  const items = (head?.cells ?? []).flatMap((cell, index) =>
    columns[index]?.meaning === null && findDates(cell, reading).length === 1
      ? [itemOf({ line: head ?? { text: "", cells: [] }, at }, null, "", cell)]
      : [],
  );
  let next = at + 1;
  for (; next - at <= rowsMax; next += 1) {
    const line = lines[next];
    // An empty line parts the journeys of one table.
    const below = lines[next + 1];
    if (line?.text === "" && items.length > 0 && isWholeRow(below, columns, reading)) continue;
    if (!line || !isRow(line, columns, reading)) break;
    items.push(...itemsOfRow({ line, at: next }, columns, reading));
  }
  return next === at + 1 ? null : { items, next };
}
