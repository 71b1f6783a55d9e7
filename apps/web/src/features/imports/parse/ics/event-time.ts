import {
  type DateText,
  dayOf,
  isDate,
  isTime,
  type TimeText,
  timeOf,
  wallClock,
} from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import type { CalendarZones } from "./zones/calendar-zones.ts";

/** A date, or a time, as a calendar writes it. */
export interface Moment {
  date: DateText;
  /** Null for a whole day. */
  time: TimeText | null;
  /** Milliseconds since 1970; null for whole days, and for times of the place that name no zone. */
  instant: number | null;
  isUtc: boolean;
}

/** Reads a value of DTSTART, DTEND and the like, in the zone of its TZID if it has one. Null when it is none. */
export function readMoment(
  value: unknown,
  tzid: string,
  zones: Pick<CalendarZones, "instantOf">,
): Moment | null {
  const [, date = "", time = "", utc] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z?))?$/.exec(String(value)) ?? [];
  if (!isDate(date) || (time !== "" && !isTime(time))) return null;
  if (time === "") return { date, time: null, instant: null, isUtc: false };
  const wall = `${date} ${time}`;
  if (utc) return { date, time, instant: instantOf(wall, "UTC"), isUtc: true };
  return { date, time, instant: tzid === "" ? null : zones.instantOf(wall, tzid), isUtc: false };
}

/** When something is, local to its place. */
export type LocalTime = Pick<Moment, "date" | "time">;

/**
 * A time at its place. What names an instant is turned into the zone of the place, when that is known; otherwise a time in UTC into
 * `fallback`, and others stay as they are written.
 */
export function localTime(moment: Moment, zone: string | null, fallback: string): LocalTime {
  const { date, time, instant, isUtc } = moment;
  const local = zone ?? (isUtc ? fallback : null);
  if (time === null || instant === null || local === null) return { date, time };
  const wall = wallClock(new Date(instant), local);
  return { date: dayOf(wall), time: timeOf(wall) };
}

/** The instant of a moment, where a place without a known zone is in `fallback`. */
export const instantAt = (
  { date, time, instant }: Moment,
  zone: string | null,
  fallback: string,
): number => instant ?? instantOf(`${date} ${time ?? "00:00"}`, zone ?? fallback);
