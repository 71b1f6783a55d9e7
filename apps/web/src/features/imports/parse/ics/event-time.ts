import type { Position } from "@castor/core/geo/position.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import {
  type DateText,
  dayOf,
  isDate,
  isTime,
  type TimeText,
  timeOf,
  wallClock,
} from "@castor/core/time/dates.ts";
import { isZone } from "@castor/core/time/zone-offset.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import type { IcsValue } from "./split-events.ts";

/** When an event begins, local to its place. All-day events have no time. */
export interface EventTime {
  date: DateText;
  time: TimeText | null;
  /** Milliseconds since 1970, where the zone is known or assumed. */
  instant: number;
}

const zoneOf = ({ parameters }: IcsValue): string | null => {
  const { tzid } = parameters;
  return typeof tzid === "string" && isZone(tzid) ? tzid : null;
};

/**
 * Reads DTSTART or DTEND. A time in UTC or in a known zone is turned into that of the place, when the place is known; otherwise
 * one in UTC into that of `fallback`, and others stay as they are written. Null when it is no date.
 */
export function readEventTime(
  value: IcsValue | undefined,
  position: Position | null,
  fallback: string,
): EventTime | null {
  const [, date = "", time = "", utc] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z?))?$/.exec(value?.text ?? "") ?? [];
  if (!value || !isDate(date)) return null;
  if (!isTime(time)) return { date, time: null, instant: Date.parse(`${date}T00:00:00Z`) };
  const written = utc ? "UTC" : zoneOf(value);
  const local = position ? zoneAt(position) : utc ? fallback : written;
  const instant = instantOf(`${date} ${time}`, written ?? local ?? fallback);
  const wall = written && local ? wallClock(new Date(instant), local) : `${date} ${time}`;
  return { date: dayOf(wall), time: timeOf(wall), instant };
}
