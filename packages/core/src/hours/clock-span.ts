import { dayMinutes, type TimeSpan } from "./hours-rule.ts";
import type { WrittenTime } from "./hours-tokens.ts";

const noon = 720;
const halfHours = 12;
const lastHour = 24;
const months = 12;

/** The span of two written times. Null where they make no span or could mean two. */
export function clockSpan(start: WrittenTime, end: WrittenTime): TimeSpan | null {
  // "С 01.05 по 15.10" are dates.
  if (mayBeDate(start) && mayBeDate(end)) return null;
  const to = minutesOf(end);
  // "1-5 pm" and "11-2 pm" name the half of the day once.
  const from = start.half || !end.half ? minutesOf(start) : halfBefore(start, to);
  if (from === null || to === null || from >= dayMinutes) return null;
  if (from === to) return from === 0 ? span(0, dayMinutes) : null;
  if (to > from) return span(from, to);
  if (to === 0) return span(from, dayMinutes);
  // "9-5" may mean the afternoon.
  const is24Hours = end.half !== null || end.hasZero || from >= noon;
  return is24Hours ? span(from, to + dayMinutes) : null;
}

const span = (from: number, to: number): TimeSpan => ({ from, to, isOpenEnd: false });

const mayBeDate = ({ hour, minute, half, hasDot }: WrittenTime) =>
  hasDot && !half && hour > 0 && minute > 0 && minute <= months;

function minutesOf({ hour, minute, half }: WrittenTime): number | null {
  if (minute > 59 || hour > lastHour || (hour === lastHour && minute > 0)) return null;
  if (!half) return hour * 60 + minute;
  if (hour === 0 || hour > halfHours) return null;
  return (hour % halfHours) * 60 + minute + (half === "pm" ? noon : 0);
}

function halfBefore(start: WrittenTime, to: number | null): number | null {
  if (to === null) return null;
  const sameHalf = minutesOf({ ...start, half: to >= noon ? "pm" : "am" });
  if (sameHalf !== null && sameHalf < to) return sameHalf;
  return to >= noon ? minutesOf({ ...start, half: "am" }) : null;
}
