import type { Position } from "../geo/position.ts";
import { addDays, type DateText, dayOf, type TimeText, timeOf } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { Holiday } from "./hours-rule.ts";
import type { Hours } from "./read-hours.ts";
import { type HoursState, stateAt } from "./state-at.ts";

/** The opening hours of one day. */
export interface DayHours {
  /** Empty: closed all day. A span that ends after midnight belongs to the day on which it begins. */
  spans: readonly { from: TimeText; to: TimeText }[];
  isAllDay: boolean;
  /** The kind of holiday on which they would differ. */
  unless: Holiday | null;
}

/** More changes in a day are no opening hours. */
const maxChanges = 12;

/** The opening hours of a place on a date in its zone; null where they are not known for all of the day. */
export function hoursOnDay(
  hours: Hours,
  date: DateText,
  zone: string,
  place: Position,
): DayHours | null {
  const end = instantOf(`${addDays(date, 1)} 00:00`, zone);
  let at = instantOf(`${date} 00:00`, zone);
  let state = stateAt(hours, at, zone, place);
  let { unless } = state;
  const spans: DayHours["spans"][number][] = [];
  if (state.state === "open") {
    if (!state.change || state.change.instant >= end) return { spans, isAllDay: true, unless };
    // Open at midnight: the end of the night before, unless it opens then.
    const isOfNight = stateAt(hours, at - 60_000, zone, place).state === "open";
    if (!isOfNight) spans.push({ from: "00:00", to: timeOf(state.change.at) });
  }
  for (let count = 0; count < maxChanges; count += 1) {
    if (state.state === "unknown") return null;
    const { change }: HoursState = state;
    if (!change || change.instant >= end) return { spans, isAllDay: false, unless };
    at = change.instant;
    state = stateAt(hours, at, zone, place);
    unless ??= state.unless;
    if (state.state !== "open") continue;
    if (!state.change) return null;
    const { at: until } = state.change;
    spans.push({ from: timeOf(change.at), to: isMidnight(until, date) ? "24:00" : timeOf(until) });
  }
  return null;
}

const isMidnight = (at: string, date: DateText) =>
  timeOf(at) === "00:00" && dayOf(at) === addDays(date, 1);
