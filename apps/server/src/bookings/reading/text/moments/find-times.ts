import { isTime, type TimeText } from "@castor/core/time/dates.ts";
import { fold, isWordSign } from "../lines/fold.ts";

/** A time in a line. */
export interface FoundTime {
  start: number;
  end: number;
  time: TimeText;
  /** "+1": days after the departure; null where it is not said. */
  days: number | null;
  /** What it bounds: "from 15:00", "until 11:00". */
  bound: "from" | "until" | null;
}

const clock =
  /(\d{1,2})(?::|h)(\d{2})(?::\d{2})?(?: ?([ap])\.?m\b\.?)?|(\d{1,2}) ?([ap])\.?m\b\.?/g;
const laterDays =
  /^ ?\(?([+-] ?[12])(?! ?\d)(?: ?(?:day|days|d|день|дня|д|сут))?\)?(?![\p{L}\d:])/u;
const nextDay = /^,? ?\(?(?:the )?(?:next day|(?:на )?следующий день|следующего дня)\)?/;
const fromWord = /(?:^|[^\p{L}])(?:from|after|с|со|после|от|not before)\s*$/u;
const untilWord =
  /(?:^|[^\p{L}])(?:until|till|by|before|to|latest|no later than|до|не позднее)\s*$|\d\s*[-–—]\s*$/u;

function timeOf(hours: string, minutes: string, half: string | undefined): TimeText | null {
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const onDay = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  const text = `${String(onDay).padStart(2, "0")}:${minutes}`;
  return isTime(text) ? text : null;
}

function boundOf(before: string): FoundTime["bound"] {
  if (fromWord.test(before)) return "from";
  return untilWord.test(before) ? "until" : null;
}

function daysAfter(after: string): { days: number | null; length: number } {
  const counted = laterDays.exec(after);
  if (counted) return { days: Number(counted[1]?.replace(" ", "")), length: counted[0].length };
  const next = nextDay.exec(after);
  return next ? { days: 1, length: next[0].length } : { days: null, length: 0 };
}

/** The times of a line, from left to right. Its dates are to be blanked before. */
export function findTimes(line: string): FoundTime[] {
  const text = fold(line);
  return [...text.matchAll(clock)].flatMap((match) => {
    const [whole, hours, minutes, half, bareHours, bareHalf] = match;
    const start = match.index;
    const end = start + whole.length;
    if (isWordSign(text[start - 1]) || /[:.+]/.test(text[start - 1] ?? "")) return [];
    if (isWordSign(text[end]) || /^[:.]\d/.test(text.slice(end, end + 2))) return [];
    const time = timeOf(hours ?? bareHours ?? "", minutes ?? "00", half ?? bareHalf);
    if (time === null) return [];
    const { days, length } = daysAfter(text.slice(end, end + 24));
    const bound = boundOf(text.slice(Math.max(0, start - 16), start));
    return [{ start, end: end + length, time, days, bound }];
  });
}
