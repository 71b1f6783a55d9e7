import { readNumber } from "@castor/core/geo/pasted/position-of.ts";
import { isTime, type TimeText } from "@castor/core/time/dates.ts";

const half = String.raw`(?:(?<after>p\.?\s?m\.?|вечера|дня)|(?<before>a\.?\s?m\.?|утра|ночи))(?!\p{L})`;
const clock = new RegExp(
  String.raw`(?<![\d:.])(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?::\d{2}(?:\.\d+)?)?(?:\s*${half})?(?![\d:])`,
  "giu",
);

function timeOf({ groups = {} }: RegExpExecArray): TimeText | null {
  const { hour, minute, after, before } = groups;
  const isHalf = after !== undefined || before !== undefined;
  // A number alone is no time of day: "9" may be a place in a list.
  if (minute === undefined && !isHalf) return null;
  const written = Number(hour);
  if (isHalf && (written < 1 || written > 12)) return null;
  const of24 = isHalf ? (written % 12) + (after === undefined ? 0 : 12) : written;
  const time = `${String(of24).padStart(2, "0")}:${minute ?? "00"}`;
  return isTime(time) ? time : null;
}

const minutesPerDay = 1_440;
const minutesIn = (time: TimeText): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A time of day in a cell, and how long it lasts where the cell tells an end: 9:30, 7:30 PM, 2026-12-05 09:30, 10:00–12:30. */
export function readTime(text: string): { time: TimeText; minutes: number } | null {
  const words = text.replace(/\d{4}[-./]\d{1,2}[-./]\d{1,2}T?|\d{1,2}[-./]\d{1,2}[-./]\d{4}/g, " ");
  const [time, end] = [...words.matchAll(clock)].flatMap((match) => timeOf(match) ?? []);
  if (time === undefined) return null;
  return { time, minutes: end === undefined ? 0 : minutesBetween(time, end) };
}

/** How long it is from a time to another, perhaps over midnight; 0 where that would be more than half a day. */
export function minutesBetween(time: TimeText, end: TimeText): number {
  const minutes = minutesIn(end) - minutesIn(time);
  if (minutes >= 0) return minutes;
  return minutes + minutesPerDay <= minutesPerDay / 2 ? minutes + minutesPerDay : 0;
}

const duration =
  /^(?:(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:h|hrs?|hours?|ч|час(?:а|ов)?)\.?)?\s*(?:(\d{1,4})\s*(?:m|mins?|minutes?|м|мин(?:ут[аы]?)?)\.?)?$/iu;

/** Minutes: 90, 1:30, 2 h, 1.5 hours, 1 ч 30 мин. NaN for anything else. */
export function readMinutes(text: string): number {
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})/.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes);
  const [, h, m] = duration.exec(text.trim()) ?? [];
  if (h === undefined && m === undefined) return readNumber(text);
  return (h === undefined ? 0 : readNumber(h) * 60) + (m === undefined ? 0 : Number(m));
}
