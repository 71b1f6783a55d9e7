import { distanceBetween } from "@castor/core/geo/position.ts";
import { addDays, type DateText, type TimeText } from "@castor/core/time/dates.ts";
import { instantOf } from "@castor/core/time/zoned-time.ts";
import type { AirportCode } from "../values/read-stop.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** No airliner is faster over ground, in metres an hour. */
const fastest = 1_150_000;
/** With taxiing, in metres an hour; and what every flight may take longer. */
const slowest = 350_000;
const slackMs = 4 * hourMs;

/** True where a flight can take so long. */
function canTake(lengthMs: number, from: AirportCode, to: AirportCode): boolean {
  const distance = distanceBetween(from.position, to.position);
  const least = (distance / fastest) * hourMs;
  const most = (distance / slowest) * hourMs + slackMs;
  return lengthMs >= Math.max(least, 10 * minuteMs) && lengthMs <= most;
}

/** The length of a flight between clocks of two airports, in milliseconds. */
const lengthOf = (
  [date, time, from]: [DateText, TimeText, AirportCode],
  [otherDate, otherTime, to]: [DateText, TimeText, AirportCode],
) => instantOf(`${otherDate} ${otherTime}`, to.zone) - instantOf(`${date} ${time}`, from.zone);

/** The day of arrival of a flight: the one on which it is neither too fast nor too slow. Over the date line, the day before. */
export function arrivalOfFlight(
  date: DateText,
  departs: TimeText,
  arrives: TimeText,
  [from, to]: [AirportCode, AirportCode],
): DateText | null {
  const fitting = [-1, 0, 1, 2]
    .map((days) => addDays(date, days))
    .filter((day) => canTake(lengthOf([date, departs, from], [day, arrives, to]), from, to));
  const [only = null] = fitting;
  return fitting.length === 1 ? only : null;
}

/** True where a flight with both dates told can be. */
export const isFlightPossible = (
  departure: [DateText, TimeText, AirportCode],
  arrival: [DateText, TimeText, AirportCode],
): boolean => canTake(lengthOf(departure, arrival), departure[2], arrival[2]);

const minutesOf = (time: TimeText) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Clocks of neighbours differ by less. */
const overnightMin = 3 * 60;
const overnightMax = 16 * 60;

/**
 * The day of arrival where zones are not known: the same day for a later clock. The next one for a clock that is earlier by
 * more than zones of neighbours differ, as of a night train.
 */
export function arrivalByClock(
  date: DateText,
  departs: TimeText,
  arrives: TimeText,
): DateText | null {
  const later = minutesOf(arrives) - minutesOf(departs);
  if (later > 0) return date;
  return -later >= overnightMin && later + 24 * 60 <= overnightMax ? addDays(date, 1) : null;
}
