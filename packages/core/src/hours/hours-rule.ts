/** Codes of OpenStreetMap's `opening_hours`. Days count from Monday, months from January, both from 0. */
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

/** A time of day: minutes since midnight (above 1,440 on the next day) or an event of the sun. */
export type HoursTime = number | SunTime;

export interface TimeSpan {
  from: HoursTime;
  /** Null: open end. */
  to: HoursTime | null;
  /** True where closing may be later. */
  isOpenEnd: boolean;
}

/**
 * A range of weekdays, both included. `nth` lists the weeks of the month (1 the first, -1 the last); empty for every
 * week.
 */
export interface DaySpan {
  from: number;
  to: number;
  nth: readonly number[];
}

/** Every day, written out where it matters: the library adds a rule without days to the others. */
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

/** A rule: the part of `opening_hours` that can be put in words. */
export interface HoursRule {
  /** True where the rule adds to the rules before it. Otherwise it replaces them on its days. */
  isAdded: boolean;
  /** Empty: all year. */
  seasons: readonly Season[];
  /** Both empty: every day. */
  days: readonly DaySpan[];
  holidays: readonly Holiday[];
  /** Empty: closed, or only the comment says when. */
  times: readonly TimeSpan[];
  isClosed: boolean;
  comment: string | null;
}

/** Open from midnight to midnight. */
export const aroundTheClock: TimeSpan = { from: 0, to: dayMinutes, isOpenEnd: false };

/** True for a span of the whole day. */
export function isWholeDay({ from, to, isOpenEnd }: TimeSpan): boolean {
  return from === 0 && to === dayMinutes && !isOpenEnd;
}

/** The weekdays of a rule. All seven where it names none. */
export function daysOfRule({ days, holidays: named }: HoursRule): ReadonlySet<number> {
  if (days.length === 0) return new Set(named.length > 0 ? [] : dayCodes.keys());
  return new Set(days.flatMap(({ from, to }) => daysBetween(from, to)));
}

function daysBetween(from: number, to: number): number[] {
  const count = ((to - from + dayCodes.length) % dayCodes.length) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % dayCodes.length);
}

/** Groups weekdays into as few ranges as possible, in the order of the week. */
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
