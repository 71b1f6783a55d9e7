import { type DateOrder, dateOrders } from "@castor/core/imports/date-order.ts";
import { type DateText, isDate } from "@castor/core/time/dates.ts";

const yearFirst = /(?<![\d./-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
/** A year of two digits only where nothing else may follow: a version and a time have such numbers too. */
const yearLast = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}(?!\d)|(?<!-)\d{2}(?![\d/]|[.-]\d))/;
const digits = /^\s*(\d{4})(\d{2})(\d{2})\s*$/;

const months = [
  ..."jan feb mar apr may jun jul aug sep oct nov dec".split(" "),
  ..."янв фев мар апр май июн июл авг сен окт ноя дек".split(" "),
];
const monthWord =
  "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\\p{L}{0,8}\\.?";
const dayThenMonth = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(?:of\s+)?${monthWord},?[\s-]+(\d{4})(?!\d)`,
  "iu",
);
const monthThenDay = new RegExp(
  String.raw`(?<!\p{L})${monthWord}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)`,
  "iu",
);

function dateOf(year: string, month: string, day: string): DateText | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(text) ? text : null;
}

function readWords(text: string): DateText | null {
  const [, day, month] = dayThenMonth.exec(text) ?? [];
  const [, monthFirst, dayAfter] = monthThenDay.exec(text) ?? [];
  const year = (dayThenMonth.exec(text) ?? monthThenDay.exec(text))?.[3];
  const word = (month ?? monthFirst ?? "").toLowerCase().replace("мая", "май");
  const number = day ?? dayAfter;
  if (year === undefined || number === undefined) return null;
  return dateOf(year, String((months.indexOf(word) % 12) + 1), number);
}

/** A date whose year is last. With points between, the day is first, as everywhere where they are written. */
function readYearLast(text: string) {
  const [, first, sign, second, year] = yearLast.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  const byOrder = {
    dayFirst: dateOf(year, second, first),
    monthFirst: dateOf(year, first, second),
  };
  const known = dateOrders.filter((order) => byOrder[order] !== null);
  const isSame = byOrder.dayFirst === byOrder.monthFirst;
  return { byOrder, only: known.length === 1 || isSame ? known[0] : undefined, sign, isSame };
}

/**
 * A date in a text, as a program or a person writes one: 2026-12-05, 2026/12/05, 5.12.2026, 5/12/26, 5 December 2026, Dec 5, 2026.
 * `order` reads numbers that may be the day as well as the month. Null without a date.
 */
export function findDate(text: string, order: DateOrder = "dayFirst"): DateText | null {
  const [, year, , month, day] = yearFirst.exec(text.replace(digits, "$1-$2-$3")) ?? [];
  if (year !== undefined) return dateOf(year, month ?? "", day ?? "");
  const last = readYearLast(text);
  if (!last) return readWords(text);
  const { byOrder, only, sign } = last;
  return byOrder[only ?? (sign === "." ? "dayFirst" : order)];
}

/** What dates of one file say of the order of their numbers: `isOpen` when some may be read both ways and none tells. */
export interface FoundOrder {
  order: DateOrder;
  isOpen: boolean;
}

/**
 * Finds the order of day and month from all dates of a file: a number above 12 is a day. Where no date tells, the order that
 * makes the shorter trip is the likelier one, and the question is open.
 */
export function findDateOrder(texts: readonly string[]): FoundOrder {
  const read = texts
    .filter((text) => !yearFirst.test(text))
    .flatMap((text) => readYearLast(text) ?? [])
    .filter(({ sign, isSame }) => sign !== "." && !isSame);
  const orders = new Set(read.flatMap(({ only }) => only ?? []));
  const [order] = orders;
  if (order && orders.size === 1) return { order, isOpen: false };
  const both = read.filter(({ only }) => only === undefined);
  const spanOf = (by: DateOrder) => {
    const dates = both.flatMap(({ byOrder }) => Date.parse(byOrder[by] ?? "") || []);
    return Math.max(...dates) - Math.min(...dates);
  };
  const isMonthFirst = both.length > 1 && spanOf("monthFirst") < spanOf("dayFirst");
  return { order: isMonthFirst ? "monthFirst" : "dayFirst", isOpen: both.length > 0 };
}
