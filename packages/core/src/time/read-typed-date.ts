import { findDaysFromToday, findName, foldDateText, listDateNames } from "./date-words.ts";
import { addDays, type DateText, daysBetween, isDate } from "./dates.ts";
import type { DateOrder } from "./device-dates.ts";

export interface TypedDateContext {
  today: DateText;
  /** The order of a date in digits, where nothing else tells it. */
  order: DateOrder;
  /** A date that the field is about. A date without a year is then the nearest to it, otherwise the next one. */
  near?: DateText | null;
}

/** A date as it was typed; the year may be missing. */
interface Typed {
  day: number;
  month: number;
  year?: number | undefined;
}

/** Words that say nothing, and endings of ordinal numbers. */
const fillers: ReadonlySet<string> = new Set(
  "the of on at st nd rd th г год года в во на го е ого".split(" "),
);
const nextWords: ReadonlySet<string> = new Set(
  "next следующий следующая следующую следующее следующей".split(" "),
);

/**
 * Reads a date as people type it: "5 Dec", "5.12", "5/12/26", "2026-12-05", "tomorrow", "next fri", in every language
 * of Castor (specification#typed-dates). Null when it is not understood.
 */
export function readTypedDate(typed: string, context: TypedDateContext): DateText | null {
  const text = foldDateText(typed);
  const days = findDaysFromToday(text);
  const date = days === null ? readWords(splitWords(text), context) : addDays(context.today, days);
  return date !== null && isDate(date) ? date : null;
}

/** Words and numbers; digits joined by ".", "/" or "-" are one. */
function splitWords(text: string): string[] {
  const joined = text.replaceAll(/(?<=\d) ?([./-]) ?(?=\d)/g, "$1");
  const words = joined.match(/\p{L}+|\d+(?:[./-]\d+)*|[^\s.,()/-]/gu) ?? [];
  return words.filter((word) => !fillers.has(word));
}

function readWords(words: readonly string[], context: TypedDateContext): DateText | null {
  const { months, weekdays } = listDateNames();
  const isNext = words.some((word) => nextWords.has(word));
  const rest = words.filter((word) => !nextWords.has(word));
  const ofMonth = rest.flatMap((word) => findName(word, months) ?? []);
  const ofWeek = rest.flatMap((word) => findName(word, weekdays) ?? []);
  const figures = rest.filter((word) => /^\d/.test(word));
  if (ofMonth.length > 1 || ofWeek.length > 1) return null;
  if (ofMonth.length + ofWeek.length + figures.length < rest.length) return null;
  const [month] = ofMonth;
  const [weekday] = ofWeek;
  if (weekday !== undefined && rest.length === 1) return findWeekday(weekday, isNext, context);
  if (isNext) return null;
  const date = month === undefined ? readDigits(figures, context.order) : readNamed(figures, month);
  return date && completeYear(date, context);
}

/** The first such weekday from today, or from the field's date; "next" is the one of the coming week, from Monday. */
function findWeekday(weekday: number, isNext: boolean, { today, near }: TypedDateContext) {
  const from = near ?? today;
  const dayOf = (date: DateText) => new Date(`${date}T00:00:00Z`).getUTCDay();
  if (!isNext) return addDays(from, (weekday - dayOf(from) + 7) % 7);
  const toMonday = 7 - ((dayOf(today) + 6) % 7);
  return addDays(today, toMonday + ((weekday + 6) % 7));
}

function readNamed(figures: readonly string[], month: number): Typed | null {
  if (figures.length > 2 || figures.some((figure) => !/^\d+$/.test(figure))) return null;
  const isYear = (figure: string) => figure.length === 4;
  const year = figures.find(isYear) ?? (figures.length === 2 ? figures[1] : undefined);
  const day = figures.find((figure) => figure !== year || figures.length === 1);
  if (day === undefined) return null;
  return typedOf(day, String(month + 1), year);
}

/** Dates with dots are written day first everywhere. */
function readDigits(figures: readonly string[], order: DateOrder): Typed | null {
  const [figure = ""] = figures;
  const parts = figures.length === 1 ? figure.split(/[./-]/) : figures;
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !/^\d+$/.test(part)))
    return null;
  const [a = "", b = "", c] = parts;
  if (a.length === 4) return c === undefined ? null : typedOf(c, b, a);
  if (c === undefined) {
    const isMonthFirst = order !== "dmy" && !figure.includes(".");
    return orTurned(isMonthFirst ? typedOf(b, a) : typedOf(a, b));
  }
  if (order === "ymd" && c.length < 4 && !figure.includes(".")) return typedOf(c, b, a);
  return orTurned(order === "mdy" && !figure.includes(".") ? typedOf(b, a, c) : typedOf(a, b, c));
}

function typedOf(day: string, month: string, year?: string): Typed | null {
  if (day.length > 2 || month.length > 2) return null;
  if (year !== undefined && readYear(year) === undefined) return null;
  return { day: Number(day), month: Number(month), year: readYear(year) };
}

/** There is no thirteenth month: then the other order was meant. */
const orTurned = (date: Typed | null): Typed | null =>
  date && date.month > 12 ? { ...date, day: date.month, month: date.day } : date;

/** A year of two or four digits. */
function readYear(year: string | undefined): number | undefined {
  if (year?.length === 2) return 2000 + Number(year);
  return year?.length === 4 ? Number(year) : undefined;
}

/** 29 February is at most eight years away. */
const yearsAround = 8;

function completeYear({ day, month, year }: Typed, { today, near }: TypedDateContext) {
  const two = (part: number) => String(part).padStart(2, "0");
  const inYear = (of: number) => `${of}-${two(month)}-${two(day)}`;
  if (year !== undefined) return inYear(year);
  const from = near ?? today;
  const thisYear = Number(from.slice(0, 4));
  const candidates = Array.from({ length: 2 * yearsAround + 1 }, (_, index) =>
    inYear(thisYear - yearsAround + index),
  ).filter(isDate);
  if (!near) return candidates.find((date) => date >= today) ?? null;
  const distance = (date: DateText) => Math.abs(daysBetween(near, date));
  return candidates.toSorted((a, b) => distance(a) - distance(b)).at(0) ?? null;
}
