import { type DateReading, findDates } from "../moments/find-dates.ts";
import { findTimes } from "../moments/find-times.ts";
import { readCode } from "../values/read-code.ts";
import { readContact } from "../values/read-contact.ts";
import {
  isFlightNumber,
  readLabelledFlight,
  readLineNumber,
  readTrainNumber,
} from "../values/read-number.ts";
import { findPrices } from "../values/read-price.ts";
import { readCoach, readGate, readSeat, readTerminal } from "../values/read-spot.ts";
import { readTravellers } from "../values/read-travellers.ts";
import { type FoundLabel, findLabels, isPossessive } from "./find-labels.ts";
import { blank } from "./fold.ts";
import type { Meaning } from "./label-words.ts";

/** A label with its value in the cell. */
export interface LabelledValue extends FoundLabel {
  value: string;
}

/** Behind these signs a label may begin within a cell. */
const goesOn = /(?:^| )(?:and|и) $/i;
const opens = /[,;.!?(/:–—-]\s*(?:(?:your|the|ваш[аеи]?)\s+)?$/i;
/** Within a cell these need no colon: their values are short and look like nothing else. */
const shortOnes = new Set<Meaning["is"]>([
  ...(["coach", "seat", "row", "terminal", "gate", "phone", "traveller"] as const),
]);
const dateMax = 60;

function startsWithMoment(value: string, reading: DateReading, within: number): boolean {
  if (value.length > dateMax) return false;
  const dates = findDates(value, reading);
  const bare = dates.reduce((text, { start, end }) => blank(text, start, end), value);
  return [...dates, ...findTimes(bare)].some(({ start }) => start <= within);
}

const hasDate = (value: string, reading: DateReading) => findDates(value, reading).length > 0;

function isNumber(value: string, meaning: Meaning): boolean {
  if (meaning.is !== "number") return false;
  if (meaning.kind === "train") return readTrainNumber(value) !== null;
  if (meaning.kind === "bus") return value.length <= 8 && readLineNumber(value) !== null;
  return isFlightNumber(value.split(/[ ,(]{1,2}(?=[^\d])/)[0] ?? "") || startsAsFlight(value);
}

const startsAsFlight = (value: string) => readLabelledFlight(value.slice(0, 8)) !== null;

/** True where a value is plainly that of the label, though no colon stands between. */
function isTyped(meaning: Meaning, value: string, reading: DateReading): boolean {
  switch (meaning.is) {
    case "stop":
      if (meaning.part === "place") return false;
      return (
        startsWithMoment(value, reading, 12) ||
        (meaning.part === "any" && value.length <= dateMax && /\([A-Z]{3}\)/.test(value))
      );
    case "date":
    case "direction":
      return startsWithMoment(value, reading, 8);
    case "time":
      return findTimes(value)[0]?.start === 0;
    case "operator":
      return /^\p{Lu}[\p{L}\d.&' -]{1,40}$/u.test(value);
    case "phone":
      return /^[+(\d]/.test(value) && readContact(value) !== null;
    case "freeUntil":
      return hasDate(value, reading);
    case "code":
      return readCode(value) !== null && (value.split(/[.!] /)[0] ?? "").length <= 40;
    case "price":
      return (findPrices(value)[0]?.start ?? 99) <= 6;
    case "number":
      return isNumber(value, meaning);
    case "nights":
      return /^\d{1,2}(?: |$)/.test(value);
    case "seat":
      return readSeat(value) !== null;
    case "coach":
      return readCoach(value) !== null;
    case "traveller":
      return value.length <= 60 && readTravellers(value).length > 0;
    case "row":
      return /^(?:\p{L}?\d{1,3}|\p{Lu}{1,2}$)/u.test(value);
    case "terminal":
      return readTerminal(value) !== null && value.length <= 30;
    case "gate":
      return readGate(value) !== null && value.length <= 30;
    default:
      return false;
  }
}

/** "easyJet booking reference: K6M2XVP", "we cancelled booking № 30517742.", and words whose code stands below. */
function isCodeWithin(label: FoundLabel, value: string, prefix: string): boolean {
  if (value === "") return prefix.length <= codePrefixMax;
  const code = readCode(value);
  if (!label.isMarked || code === null) return false;
  return value.replaceAll(" ", "").replace(/[.!]$/, "") === code.replaceAll(" ", "");
}

const codePrefixMax = 32;

function isAccepted(
  cell: string,
  label: FoundLabel,
  value: string,
  before: LabelledValue | undefined,
  reading: DateReading,
): boolean {
  const prefix = cell.slice(0, label.start);
  const isAtStart =
    !/[\p{L}\d]/u.test(prefix.replace(/^\d{1,2}[.)] $/, "")) || (!before && isPossessive(prefix));
  if (isAtStart) return label.isMarked || value === "" || isTyped(label.meaning, value, reading);
  if (label.meaning.is === "code" && isCodeWithin(label, value, prefix)) return true;
  // "Terminal 1" behind a departure is a part of that stop.
  if (before?.meaning.is === "stop" && ["terminal", "gate", "spot"].includes(label.meaning.is))
    return false;
  const isOpened = opens.test(prefix) || (before !== undefined && goesOn.test(prefix));
  // "Singapore (SIN), Terminal 3 08:10" is one stop.
  if (!before && label.meaning.is === "terminal" && !label.isMarked) return false;
  const isMoment = label.meaning.is === "stop" && label.meaning.part !== "place";
  if (isMoment && isOpened && startsWithMoment(value, reading, 12)) return true;
  if (label.isMarked && value !== "") return isOpened || before !== undefined;
  const isShort = shortOnes.has(label.meaning.is);
  if (!isOpened && !(before && isShort)) {
    return (
      before !== undefined &&
      label.meaning.is === "stop" &&
      label.meaning.part !== "place" &&
      startsWithMoment(value, reading, 0)
    );
  }
  if (label.meaning.is === "operator") return isOpened && /^\p{Lu}/u.test(value);
  return isShort && isTyped(label.meaning, value, reading);
}

const trimValue = (text: string) => text.replace(/^[\s,:–—-]+|[\s,;(–—-]+$/g, "").trim();

/** The labels that a cell has, with their values: each goes on to the next label. */
export function readLabels(cell: string, reading: DateReading): LabelledValue[] {
  const labels = findLabels(cell);
  const accepted: LabelledValue[] = [];
  labels.forEach((label, index) => {
    const next = labels[index + 1]?.start ?? cell.length;
    const value = trimValue(cell.slice(label.end));
    const short = trimValue(cell.slice(label.end, next));
    const isFine =
      isAccepted(cell, label, value, accepted.at(-1), reading) ||
      (short !== "" && isAccepted(cell, label, short, accepted.at(-1), reading));
    if (isFine) accepted.push({ ...label, value });
  });
  return accepted.map((label, index) => {
    const next = accepted[index + 1];
    return next ? { ...label, value: trimValue(cell.slice(label.end, next.start)) } : label;
  });
}
