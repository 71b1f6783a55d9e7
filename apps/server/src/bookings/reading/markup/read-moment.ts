import type { ReadMoment } from "@castor/core/bookings/read-booking.ts";
import { isDate, isTime, wallClock } from "@castor/core/time/dates.ts";
import { isZone, zoneOffset } from "@castor/core/time/zone-offset.ts";
import { asText, isNode, textOf } from "./nodes.ts";

/** What helps to read a time. */
export interface MomentHints {
  /** The zone of the place. */
  zone: string | null;
  /** The words of the confirmation, which state times as travellers read them. */
  text: string;
}

interface Stated {
  date: string;
  time: string | null;
  offset: string | null;
}

const pattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]{1,2}(\d\d):?(\d\d)(?::?\d\d(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/;

function readStated(text: string): Stated | null {
  const [, year, month, day, hour, minute, offset] = pattern.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (year === undefined || !isDate(date)) return null;
  const time = hour === undefined ? null : `${hour}:${minute}`;
  if (time !== null && !isTime(time)) return null;
  return { date, time, offset: offset ?? null };
}

/**
 * A moment of markup on the clocks of its place: ISO 8601, as a text or as a thing. What it states is a wall time. A sender that
 * states an offset which the place does not have may mean the instant instead: the words of the confirmation decide, and where
 * they do not, the time is left out, and the date where it would differ.
 */
export function readMoment(value: unknown, { zone, text }: MomentHints): ReadMoment | null {
  const words = asText(value);
  const stated = words === null ? null : readStated(words);
  if (stated === null) return null;
  const named = isNode(value) ? textOf(value, "timezone") : null;
  const known = named !== null && isZone(named) && named !== "UTC" ? named : zone;
  const { date, time, offset } = stated;
  const asStated = { date, otherDate: null, time, zone: known };
  if (time === null || offset === null) return asStated;
  // Many write "Z" behind any time.
  if (known === null)
    return offset !== "Z" || hasTime(text, time) ? asStated : { ...asStated, time: null };
  const instant = Date.parse(`${date}T${time}:00Z`) - offsetMs(offset);
  const [dateThere = date, timeThere = time] = wallClock(new Date(instant), known).split(" ");
  if (zoneOffset(instant, known) === offsetMs(offset) || timeThere === time) return asStated;
  const isStated = hasTime(text, time);
  const isThere = hasTime(text, timeThere);
  if (isStated && !isThere) return asStated;
  if (isThere && !isStated) return { ...asStated, date: dateThere, time: timeThere };
  return date === dateThere ? { ...asStated, time: null } : null;
}

/** Milliseconds of "Z", "+02", "+0200" and "+02:00". */
function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return (sign === "-" ? -size : size) * 60_000;
}

/** True where a text states a time of day, on a clock of 24 or of 12 hours. */
function hasTime(text: string, time: string): boolean {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = String(minute).padStart(2, "0");
  const half = hour < 12 ? "a" : "p";
  const whole = minute === 0 ? `(?:[:.]${minutes})?` : `[:.]${minutes}`;
  return new RegExp(
    `(?<![\\d:.])(?:0?${hour}[:.]${minutes}(?!\\d|[:.]\\d|\\s?[ap]\\.?m)|0?${hour % 12 || 12}${whole}\\s?${half}\\.?m\\b)`,
    "i",
  ).test(text);
}

/** A moment of markup that means a day: its time is midnight, or the last minute. */
export function readDayOrMoment(value: unknown, hints: MomentHints): ReadMoment | null {
  const moment = readMoment(value, hints);
  const isDay = moment?.time === "00:00" || moment?.time === "23:59";
  return moment && isDay ? { ...moment, time: null } : moment;
}
