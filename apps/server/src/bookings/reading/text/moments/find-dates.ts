import { type DateText, daysBetween, isDate } from "@castor/core/time/dates.ts";
import { fold, isWordSign } from "../lines/fold.ts";
import { monthPattern, months, weekdayPattern, weekdays } from "./date-words.ts";

/** What the whole text tells of its dates. */
export interface DateReading {
  /** Null: nothing tells whether 12/05 is in May or in December. */
  slashes: "dayFirst" | "monthFirst" | null;
  sentOn: DateText | null;
}

/** A date in a line, with its weekday. A null date is written, and not certain. */
export interface FoundDate {
  start: number;
  end: number;
  date: DateText | null;
  otherDate: DateText | null;
}

/** A year that is left out is one of the next months; a date just gone by is no date to come. */
const aheadMaxDays = 330;

const ordinal = "(?:st|nd|rd|th|-?го)?";
const iso = /(\d{4})-(\d{2})-(\d{2})/g;
const dotted = /(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})/g;
/** "23.04." of railways, with the dot that numbers do not have. */
const dayDotted = /(\d{2})\.(\d{2})\.(?=[ ,]|$)/g;
const slashed = /(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})/g;
const dayMonth = new RegExp(
  String.raw`(\d{1,2})${ordinal}[ .-]{0,2}(?:of )?(${monthPattern})(?:[.,]{0,2}[ -]?'?(\d{4}|\d{2}(?![:.\d])))?`,
  "g",
);
const monthDay = new RegExp(
  String.raw`(${monthPattern})\.? {0,2}(\d{1,2})${ordinal}(?:,? {1,2}(\d{4}))?`,
  "g",
);
const weekdayBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])(${weekdayPattern})[.,]{0,2}[ )]{0,2}(?:the )?$`,
  "u",
);
const weekdayAfter = new RegExp(
  String.raw`^ ?(?:года|год|г\.?)?,? {0,2}\(?(${weekdayPattern})\)?(?![\p{L}])`,
  "u",
);
const yearWord = /^ ?(?:года|год|г\.?)(?!\p{L})/u;

const textOf = (year: number, month: number, day: number): DateText | null => {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDate(text) ? text : null;
};

const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

const weekdayOf = (day: DateText) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next such date after the mail. */
function complete(month: number, day: number, sentOn: DateText | null): DateText | null {
  if (sentOn === null) return null;
  const year = Number(sentOn.slice(0, 4));
  const next = [textOf(year, month, day), textOf(year + 1, month, day)].find(
    (one) => one !== null && one >= sentOn,
  );
  return next && daysBetween(sentOn, next) <= aheadMaxDays ? next : null;
}

interface Candidate {
  start: number;
  end: number;
  /** What it may mean, the likelier first. */
  dates: (DateText | null)[];
}

type Parts = readonly (string | undefined)[];

const matchesOf = (text: string, pattern: RegExp, datesOf: (parts: Parts) => Candidate["dates"]) =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    dates: datesOf(match),
  }));

function datesOfSlashes(parts: Parts, { slashes }: DateReading): Candidate["dates"] {
  const [, first = "", second = "", digits = ""] = parts;
  const year = fullYear(digits);
  const byOrder = {
    dayFirst: textOf(year, Number(second), Number(first)),
    monthFirst: textOf(year, Number(first), Number(second)),
  };
  if (slashes !== null && byOrder[slashes] !== null) return [byOrder[slashes]];
  return [byOrder.dayFirst, byOrder.monthFirst].filter((one) => one !== null);
}

function datesOfWords(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  { sentOn }: DateReading,
): Candidate["dates"] {
  const number = (months.get(month ?? "") ?? -1) + 1;
  if (year !== undefined) return [textOf(fullYear(year), number, Number(day))];
  return [complete(number, Number(day), sentOn)];
}

function listCandidates(text: string, reading: DateReading): Candidate[] {
  return [
    ...matchesOf(text, iso, ([, year, month, day]) => [
      textOf(Number(year), Number(month), Number(day)),
    ]),
    ...matchesOf(text, dotted, ([, day, month, year = ""]) => [
      textOf(fullYear(year), Number(month), Number(day)),
    ]),
    ...matchesOf(text, dayDotted, ([, day, month]) => [
      complete(Number(month), Number(day), reading.sentOn),
    ]),
    ...matchesOf(text, slashed, (parts) => datesOfSlashes(parts, reading)),
    ...matchesOf(text, dayMonth, ([, day, month, year]) => datesOfWords(month, day, year, reading)),
    ...matchesOf(text, monthDay, ([, month, day, year]) => datesOfWords(month, day, year, reading)),
  ];
}

/** Neither a part of a longer number nor of a longer word. */
function isWhole(text: string, { start, end }: Candidate): boolean {
  if (isWordSign(text[start - 1]) || /[.:/-]$/.test(text.slice(Math.max(0, start - 1), start)))
    return false;
  return !isWordSign(text[end]) && !/^[./:-]\d/.test(text.slice(end, end + 2));
}

function withWeekday(text: string, candidate: Candidate): FoundDate {
  const { start, end, dates } = candidate;
  const before = weekdayBefore.exec(text.slice(Math.max(0, start - 20), start));
  const after = weekdayAfter.exec(text.slice(end, end + 24));
  const year = yearWord.exec(text.slice(end, end + 6));
  const said = [before?.[1], after?.[1]].flatMap((word) => weekdays.get(word ?? "") ?? []);
  const agreeing = dates.filter(
    (one) => one !== null && said.every((weekday) => weekdayOf(one) === weekday),
  );
  const [date = null, otherDate = null] = agreeing;
  const spaceBefore = before?.[0].match(/^[^\p{L}]/u) ? 1 : 0;
  return {
    start: before ? start - before[0].length + spaceBefore : start,
    end: end + (after?.[0].length ?? year?.[0].length ?? 0),
    date,
    otherDate: otherDate === date ? null : otherDate,
  };
}

/** The dates of a line, from left to right. */
export function findDates(line: string, reading: DateReading): FoundDate[] {
  const text = fold(line);
  if (!/\d/.test(text)) return [];
  const whole = listCandidates(text, reading)
    .filter((candidate) => isWhole(text, candidate))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const found: FoundDate[] = [];
  for (const candidate of whole)
    if (candidate.start >= (found.at(-1)?.end ?? 0)) found.push(withWeekday(text, candidate));
  return found;
}

/** The order of 12/05 in a text: that of the dates which can only be read one way. Null where they differ. */
export function findSlashOrder(lines: readonly string[]): DateReading["slashes"] {
  const orders = new Set<DateReading["slashes"]>();
  if (lines.some((line) => /day\/month|dd\/mm/i.test(line))) orders.add("dayFirst");
  if (lines.some((line) => /month\/day|mm\/dd/i.test(line))) orders.add("monthFirst");
  for (const line of lines)
    for (const [, first, second] of line.matchAll(slashed)) {
      if (Number(first) > 12 && Number(second) <= 12) orders.add("dayFirst");
      if (Number(second) > 12 && Number(first) <= 12) orders.add("monthFirst");
    }
  const [only = null] = orders;
  return orders.size === 1 ? only : null;
}
