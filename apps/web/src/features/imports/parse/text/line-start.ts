import { type DateText, daysBetween, type TimeText } from "@castor/core/time/dates.ts";
import { readTime } from "../csv/read-cells.ts";
import { findDate } from "../trip/find-date.ts";

/** A date and a time that a line begins with, as plans are written: "3 May, 10:00–12:30 Narikala". */
export interface LineStart {
  /** The date as it is written; empty where the line begins with none. */
  written: string;
  /** The date with a year. */
  date: string;
  time: TimeText | null;
  /** How long it lasts, where the line tells that. */
  minutes: number;
  /** What follows. */
  rest: string;
  /** A sign parts the date from what follows, or nothing follows. */
  isParted: boolean;
}

const weekday =
  "(?:mon|tue|wed|thu|fri|sat|sun|пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)\\p{L}{0,6}\\.?";
const months = [
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  "янв(?:ар[яь])?|фев(?:рал[яь])?|мар(?:та?)?|апр(?:ел[яь])?|ма[йя]|июн[яь]?|июл[яь]?|авг(?:уста?)?|сент?(?:ябр[яь])?|окт(?:ябр[яь])?|ноя(?:бр[яь])?|дек(?:абр[яь])?",
];
const month = String.raw`(?:${months.join("|")})(?!\p{L})\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?(?!\d)`;
const full = [
  String.raw`\d{4}(?<a>[-/.])\d{1,2}\k<a>\d{1,2}(?!\d)`,
  String.raw`\d{1,2}(?<b>[-/.])\d{1,2}\k<b>(?:\d{4}|\d{2})(?!\d|:\d)`,
  String.raw`${day}\.?\s+(?:of\s+)?${month},?\s+\d{4}(?!\d)(?:\s*(?:г|года)(?!\p{L})\.?)?`,
  String.raw`${month}\s+${day},?\s+\d{4}(?!\d)`,
].join("|");
/** A day and a month without a year: a name may begin so too ("9 April Street"). */
const short = [String.raw`${day}\.?\s+${month}`, String.raw`${month}\s+${day}`].join("|");
/** 03.05 without a year: times, prices and heights look so too. */
const numbers = String.raw`\d{1,2}\.\d{2}(?![\d.:])`;
const around = (date: string, gap: string) =>
  new RegExp(
    String.raw`^(?:${weekday}[,\s]\s*)?(?<date>${date})(?:\s*,?\s*\(?${weekday}(?!\p{L})\)?)?(?:${gap})`,
    "iu",
  );
const sign = String.raw`\s*[:|–—,;\t]\s*|\s+-\s+`;
const withYear = around(full, String.raw`(?<sign>${sign}|\s*$)|\s+`);
const withoutYear = around(short, String.raw`(?<sign>${sign}|\s*$)|\s+`);
const partedDate = around(short, String.raw`(?<sign>${sign}|\s*$)|\s+(?=\d{1,2}:\d{2})`);
const inNumbers = around(numbers, String.raw`(?<sign>${sign}|\s*$)|\s+`);

const hour = String.raw`\d{1,2}(?:[:]\d{2})?\s*(?:[ap]\.?m\.?(?!\p{L}))?(?!\d|:\d)`;
const times = new RegExp(
  String.raw`^(?:(?:at|from|в|с)\s+)?(?<times>${hour}(?:\s*(?:[-–—]|to|до)\s*${hour})?)(?:(?:${sign}|\s+)(?=\S)|\s*$)`,
  "iu",
);

/** A date of no year is in the year in which it is not long ago: plans are for what comes. */
const longAgoDays = 30;

/** The date of a year that is told, in the first one in which it is not long ago; empty for none. */
function inYear(dateIn: (year: number) => string, today: DateText): string {
  const year = Number(today.slice(0, 4));
  const [date] = [year - 1, year, year + 1].flatMap((one) => {
    const found = findDate(dateIn(one));
    return found !== null && daysBetween(today, found) >= -longAgoDays ? found : [];
  });
  return date ?? "";
}

const readWords = (written: string, today: DateText): string =>
  inYear((year) => `${written.replace(/\.$/, "")} ${year}`, today);
/** The day is first, as everywhere where points are written. */
const readNumbers = (written: string, today: DateText): string =>
  inYear((year) => [year, ...written.split(".").toReversed()].join("-"), today);

/** How dates without a year are read. */
export interface ShortDates {
  today: DateText;
  /** Numbers with a point at the start of a line are dates. */
  areNumbers: boolean;
  /** A blank is enough behind a day and a month. */
  areBare: boolean;
}

/**
 * Finds how a list writes its dates: numbers with a point are dates where all that begin a line are a day and a month (03.05, 04.05), and "4 May
 * Museum" has one where several lines begin so, for "9 April Street" is a name.
 */
export function findShortDates(lines: readonly string[], today: DateText): ShortDates {
  const startsOf = (pattern: RegExp) =>
    lines.flatMap((line) => pattern.exec(line)?.groups?.date?.trim() ?? []);
  const numeric = startsOf(inNumbers);
  return {
    today,
    areNumbers: numeric.length > 1 && numeric.every((date) => readNumbers(date, today) !== ""),
    areBare: new Set(startsOf(withoutYear)).size > 1,
  };
}

interface FoundStart {
  written: string;
  date: string;
  length: number;
  isParted: boolean;
}

function findStart(line: string, dates: ShortDates): FoundStart | null {
  const { today, areNumbers, areBare } = dates;
  const take = (pattern: RegExp, dateOf: (written: string) => string): FoundStart | null => {
    const match = pattern.exec(line);
    const written = match?.groups?.date?.trim() ?? "";
    const date = written === "" ? "" : dateOf(written);
    if (!match || date === "") return null;
    const isParted = match.groups?.sign !== undefined;
    return { written, date, length: match[0].length, isParted };
  };
  return (
    take(withYear, (written) => (findDate(written) === null ? "" : written)) ??
    take(areBare ? withoutYear : partedDate, (written) => readWords(written, today)) ??
    (areNumbers ? take(inNumbers, (written) => readNumbers(written, today)) : null)
  );
}

/** Takes the date and the time off the start of a line. A span of days is none: its end would be the name of a place. */
export function readLineStart(line: string, dates: ShortDates): LineStart {
  const found = findStart(line, dates);
  const isSpan = found !== null && findStart(line.slice(found.length), dates) !== null;
  const dated = isSpan ? null : found;
  const bare = line.slice(dated?.length ?? 0);
  const timed = times.exec(bare);
  const at = timed && readTime(timed.groups?.times ?? "");
  return {
    written: dated?.written ?? "",
    date: dated?.date ?? "",
    time: at?.time ?? null,
    minutes: at?.minutes ?? 0,
    rest: at ? bare.slice(timed[0].length) : bare,
    isParted: dated?.isParted ?? false,
  };
}
