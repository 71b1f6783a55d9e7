/** Codes of OpenStreetMap's `opening_hours`; a day's number counts from Monday, a month's from January, both from 0. */
export const dayCodes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
export const monthCodes = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;
export const sunTimes = ["dawn", "sunrise", "sunset", "dusk"] as const;
/** Public and school holidays. */
export const holidays = ["PH", "SH"] as const;

export type SunTime = (typeof sunTimes)[number];
export type Holiday = (typeof holidays)[number];

export const dayMinutes = 1_440;

/** A time of day: minutes since midnight, above 1,440 on the next day, or what the sun does. */
export type HoursTime = number | SunTime;

export interface TimeSpan {
  from: HoursTime;
  /** Null for "from then on". */
  to: HoursTime | null;
  /** True where it may get later. */
  isOpenEnd: boolean;
}

/** From a weekday to another, both included; `nth` for the first, second … (-1: last) of a month, empty for each. */
export interface DaySpan {
  from: number;
  to: number;
  nth: readonly number[];
}

/** Written out where it counts: the library has a rule without days add to the others. */
export const eachDay: DaySpan = { from: 0, to: dayCodes.length - 1, nth: [] };

export interface MonthDay {
  month: number;
  /** Null for the whole month. */
  day: number | null;
}

export interface Season {
  from: MonthDay;
  to: MonthDay;
}

/** What holds on which days: the part of `opening_hours` that is put in words. */
export interface HoursRule {
  /** True where it adds to the rules before it instead of taking their place on its days. */
  isAdded: boolean;
  /** Empty for all year. */
  seasons: readonly Season[];
  /** Both empty for every day. */
  days: readonly DaySpan[];
  holidays: readonly Holiday[];
  /** Empty where it is closed, or where only the comment says when. */
  times: readonly TimeSpan[];
  isClosed: boolean;
  comment: string | null;
}

/** Open from midnight to midnight. */
export const aroundTheClock: TimeSpan = { from: 0, to: dayMinutes, isOpenEnd: false };

/** True for a span that is the whole day. */
export function isWholeDay({ from, to, isOpenEnd }: TimeSpan): boolean {
  return from === 0 && to === dayMinutes && !isOpenEnd;
}

/** The weekdays of a rule; all seven where it names none of its own. */
export function daysOfRule({ days, holidays: named }: HoursRule): ReadonlySet<number> {
  if (days.length === 0) return new Set(named.length > 0 ? [] : dayCodes.keys());
  return new Set(days.flatMap(({ from, to }) => daysBetween(from, to)));
}

function daysBetween(from: number, to: number): number[] {
  const count = ((to - from + dayCodes.length) % dayCodes.length) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % dayCodes.length);
}

/** Weekdays as few spans, in the order of the week. */
export function spansOfDays(days: ReadonlySet<number>): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of dayCodes.keys()) {
    if (!days.has(day)) continue;
    const last = spans.at(-1);
    if (last?.to === day - 1) last.to = day;
    else spans.push({ from: day, to: day, nth: [] });
  }
  return spans;
}
