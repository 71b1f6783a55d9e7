import { defaults } from "../../limits.ts";
import type { Point } from "../../points/point.ts";
import {
  type DateText,
  type DateTimeText,
  dayOf,
  type TimeText,
  timeOf,
} from "../../time/dates.ts";

const halfDayMin = 12 * 60;

const minutesOf = (time: TimeText): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The start of a new day whose stops have these times, all on its date: 09:00, or the first of them when it is earlier. A time
 * before the start of its day would count as the next date (specification#reservation). Null is a stop without a time.
 */
export function startOfNewDay(date: DateText, times: readonly (TimeText | null)[]): DateTimeText {
  return `${date} ${[defaults.routeTime, ...times.flatMap((time) => time ?? [])].toSorted()[0]}`;
}

/**
 * The start of a day that comes from elsewhere with a start of its own: no later than its first time, which is that of its first
 * stop, or of the one after the hotel that one wakes in (decision 087). A time before the start counts as the next date
 * (specification#reservation). That is meant where it is nearer: after a start at 20:00, 02:00 is of the night. It is not after a start at
 * 09:00: a flight at 06:25 is of the same date.
 */
export function startByFirstTime(
  date: DateTimeText,
  stops: readonly Pick<Point, "reservationTime" | "typeId">[],
): DateTimeText {
  const start = timeOf(date);
  const { reservationTime: first = null } =
    stops.find(({ reservationTime, typeId }) => reservationTime !== null || typeId !== "Hotel") ??
    {};
  if (first === null || first >= start || minutesOf(start) - minutesOf(first) >= halfDayMin)
    return date;
  return `${dayOf(date)} ${first}`;
}
