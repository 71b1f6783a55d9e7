import * as z from "zod/mini";
import { addDays, type DateText } from "../../time/dates.ts";
import table from "./holiday-table.json" with { type: "json" };
import { holidayYears } from "./holiday-years.ts";

/** The public holidays where a zone is. */
export interface PublicHolidays {
  /** In the whole of every country that the zone may be in. */
  all: ReadonlySet<DateText>;
  /** In some part of them. */
  some: ReadonlySet<DateText>;
}

/**
 * Public holidays by country, from date-holidays (ISC and CC-BY-3.0): its code and its zones, then the days of the whole country,
 * then those of parts of it. `tools/geodata/src/holidays/build-holidays.ts` writes them.
 */
export const holidayTable: readonly string[] = z.array(z.string()).parse(table);

const years = Array.from({ length: holidayYears.count }, (_, index) => holidayYears.first + index);
/** The lines of the table by zone. Filled with the first question. */
const linesOf = new Map<string, string[]>();
const known = new Map<string, PublicHolidays | null>();

/**
 * The public holidays of the country of a zone (IANA name): places have no country of their own, and a zone is in one
 * country but for the few that the table lists under two. Null where the country is unknown.
 */
export function publicHolidaysOf(zone: string): PublicHolidays | null {
  const before = known.get(zone);
  if (before !== undefined) return before;
  if (linesOf.size === 0) fillLines();
  const found = (linesOf.get(zone) ?? []).map(readLine);
  const read = found.length === 0 ? null : found.reduce(joinCountries);
  known.set(zone, read);
  return read;
}

/** True for a date whose holidays the table has. */
export const hasHolidaysOf = (date: DateText): boolean => years.includes(Number(date.slice(0, 4)));

/** The holidays of the whole country from a month before a date on, for a year: no day of a year is there twice. */
export function listHolidaysAround({ all }: PublicHolidays, date: DateText): DateText[] {
  const month = `${addDays(`${date.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  const end = `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`;
  return [...all].filter((holiday) => holiday >= month && holiday < end);
}

function fillLines(): void {
  for (const line of holidayTable)
    for (const zone of line.slice(0, line.indexOf("|")).split(" ").slice(1))
      linesOf.set(zone, [...(linesOf.get(zone) ?? []), line]);
}

function readLine(line: string): PublicHolidays {
  const [, all = "", some = ""] = line.split("|");
  return { all: readDates(all), some: readDates(some) };
}

/** A day is written as month and day, with the digits of its years unless it is a holiday in all of them. */
function readDates(written: string): Set<DateText> {
  const days = written.split(" ").filter((day) => day !== "");
  const dates = days.flatMap((day) => {
    const of = day.slice(5);
    const ofYears = of === "" ? years : [...of].map((digit) => holidayYears.first + Number(digit));
    return ofYears.map((year) => `${year}-${day.slice(0, 2)}-${day.slice(2, 4)}`);
  });
  return new Set(dates);
}

function joinCountries(one: PublicHolidays, other: PublicHolidays): PublicHolidays {
  const all = one.all.intersection(other.all);
  const some = [one.all, one.some, other.all, other.some].reduce((sum, each) => sum.union(each));
  return { all, some: some.difference(all) };
}
