import type { DateReading } from "../moments/find-dates.ts";
import { readCode } from "../values/read-code.ts";
import { readTravellers } from "../values/read-travellers.ts";
import { type LabelledValue, readLabels } from "./accept-labels.ts";
import type { Meaning } from "./label-words.ts";
import { readTable } from "./read-table.ts";
import type { TextLine } from "./split-lines.ts";
import type { TextItem } from "./text-item.ts";

/** Lines below "Passengers" that are read as names. */
const namesMax = 12;

/** Values of a text that are read. */
const itemsMax = 20_000;

const takesNextLine = new Set([
  ...["code", "traveller", "address", "price", "operator", "phone", "url", "number"],
  ...["coach", "seat", "status", "nights", "freeUntil", "place", "route"],
]);

const unlabelled = (line: TextLine, at: number, value: string, isFirst: boolean): TextItem => ({
  ...{ meaning: null, phrase: "", label: "", isBlock: false },
  ...{ value, line: line.text, at, isFirst },
});

function labelled(line: TextLine, at: number, label: LabelledValue, cell: string): TextItem {
  return {
    ...{ meaning: label.meaning, phrase: label.phrase, value: label.value },
    ...{ label: cell.slice(label.start, label.end), line: line.text, at },
    ...{ isBlock: false, isFirst: false },
  };
}

/** "Terminal 1" beside a departure is a part of that stop. */
const isPartOfStop = (label: LabelledValue | undefined) =>
  label?.meaning.is === "terminal" || label?.meaning.is === "gate";

/** The items of one line. A label that fills its cell has its value in the next one. */
function itemsOfLine(line: TextLine, at: number, reading: DateReading): TextItem[] {
  const items: TextItem[] = [];
  const cells = line.cells.map((cell) => ({
    cell,
    labels: cell === "" ? [] : readLabels(cell, reading),
  }));
  let open: TextItem | null = null;
  for (const { cell, labels } of cells) {
    if (cell === "") continue;
    const [first] = labels;
    const isOfStop = open?.meaning?.is === "stop" && isPartOfStop(first);
    if (!first || isOfStop) {
      const isTaken: boolean = open !== null && (open.value === "" || open.meaning?.is === "stop");
      if (open && isTaken) open.value = open.value === "" ? cell : `${open.value}, ${cell}`;
      else items.push(unlabelled(line, at, cell, items.length === 0));
      continue;
    }
    if (first.start > 3 && !/^\p{L}+\s+$/u.test(cell.slice(0, first.start)))
      items.push(unlabelled(line, at, cell.slice(0, first.start).replace(/[\s,(–—-]+$/, ""), true));
    for (const label of labels) items.push(labelled(line, at, label, cell));
    const last = items.at(-1) ?? null;
    open = last?.value === "" ? last : null;
  }
  return joinPlace(items);
}

const isTimeBefore = (time: string, place: string) =>
  /^\d{1,2}[:h]\d{2}(?: ?h)?(?: ?\(?\+\d\)?)?(?:,? \d{1,2} \p{L}{3,9} \d{4}(?:, \p{L}{2,12})?)?$/u.test(
    time,
  ) && /^\p{Lu}[^\d:]{2}/u.test(place);

/** "09:30 | London Kings Cross" is one stop, "Köln Hbf | dep 09:48" another: there the place stands before its label. */
function joinPlace(items: TextItem[]): TextItem[] {
  const [place, stop, ...others] = items;
  if (place && stop && !place.meaning && !stop.meaning && isTimeBefore(place.value, stop.value))
    return [{ ...place, value: `${place.value} ${stop.value}` }, ...others];
  if (!place || place.meaning || stop?.meaning?.is !== "stop") return items;
  const { family, part } = stop.meaning;
  if (family !== "journey" || part !== "any" || /\p{L}{3}/u.test(stop.value)) return items;
  return [{ ...stop, value: `${stop.value}, ${place.value}` }, ...others];
}

const startsLabelled = (line: TextLine, reading: DateReading) => {
  const [cell = ""] = line.cells;
  return (readLabels(cell, reading)[0]?.start ?? 99) <= 8;
};

/** The lines below a label that stands alone, as far as they are its value. */
function valuesBelow(
  lines: readonly TextLine[],
  at: number,
  item: TextItem,
  reading: DateReading,
): { values: string[]; next: number } {
  const isNames = item.meaning?.is === "traveller";
  const values: string[] = [];
  // "Booking confirmation" is a title where no code stands below it.
  const isValue = (line: TextLine) =>
    (item.meaning?.is !== "code" || readCode(line.text) !== null) &&
    (!isNames || values.length === 0 || readTravellers(partsOfName(line)[0] ?? "").length > 0);
  let next = at + 1;
  if (lines[next]?.text === "") next += 1;
  while (values.length < (isNames ? namesMax : 1)) {
    const line = lines[next];
    if (!line || line.text === "" || startsLabelled(line, reading) || !isValue(line)) break;
    values.push(isNames ? (partsOfName(line)[0] ?? "") : line.text);
    next += 1;
  }
  return { values, next };
}

/** The name of a passenger, and what is told of them behind it. */
const partsOfName = (line: TextLine) => line.cells.flatMap((cell) => cell.split(/ [-–—] /));

/** "Ms Harriet Ollerton | Seat 11D" */
function besideName(item: TextItem, line: TextLine | undefined, reading: DateReading): TextItem[] {
  if (item.meaning?.is !== "traveller" || !line) return [];
  return itemsOfLine({ ...line, cells: partsOfName(line).slice(1) }, item.at, reading)
    .filter(({ meaning }) => meaning?.is === "seat")
    .map((seat) => ({ ...seat, isOfPassenger: true }));
}

const document = /^(?:документ|паспорт|passport|document|ticket number|номер билета)$/;
const travellers: Meaning = { is: "traveller" };

/** A name above its document. */
function nameDocuments(items: TextItem[]): void {
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    const isAbove = next?.at === item.at + 1 && document.test(next.phrase);
    const isAlone = item.meaning === null && item.value === item.line;
    if (isAbove && isAlone && readTravellers(item.value).length === 1)
      Object.assign(item, { meaning: travellers, phrase: "document" });
  }
}

/** All items of a text, in its order. */
export function listItems(lines: readonly TextLine[], reading: DateReading): TextItem[] {
  const items: TextItem[] = [];
  let at = 0;
  while (at < lines.length && items.length < itemsMax) {
    const line = lines[at];
    if (!line || line.text === "") {
      at += 1;
      continue;
    }
    const table = readTable(lines, at, reading);
    if (table) {
      items.push(...table.items);
      at = table.next;
      continue;
    }
    const ofLine = itemsOfLine(line, at, reading);
    const last = ofLine.at(-1);
    items.push(...ofLine);
    at += 1;
    if (!last?.meaning || last.value !== "") continue;
    last.isBlock = true;
    if (!takesNextLine.has(last.meaning.is)) continue;
    const { values, next } = valuesBelow(lines, at - 1, last, reading);
    const own = values.map((value, index) => ({
      ...{ ...last, value, isBlock: false },
      line: lines[next - values.length + index]?.text ?? "",
      at: next - values.length + index,
    }));
    if (values.length > 0) {
      items.pop();
      items.push(...own.flatMap((one) => [one, ...besideName(one, lines[one.at], reading)]));
      at = next;
    }
  }
  nameDocuments(items);
  return items;
}
