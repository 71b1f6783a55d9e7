import type { Position } from "../geo/position.ts";
import type { Hours } from "../hours/read-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import { dayOf } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";

const minuteMs = 60_000;
/** More changes than any place has in a few days. */
const most = 200;

/** A span of one state of a place. Minutes after the start of the day; it lasts until the next span begins. */
export interface OpenSpan {
  from: number;
  isOpen: boolean;
  /** The next change of state; Infinity where there is none. */
  to: number;
  /** Midnight before that change, by the clocks of the place. */
  changeDay: number;
}

/** The states of a place from an instant on, for some minutes. It ends where the state becomes unknown. */
export function listOpenSpans(
  hours: Hours,
  start: number,
  minutes: number,
  zone: string,
  place: Position,
): OpenSpan[] {
  const spans: OpenSpan[] = [];
  const minuteOf = (instant: number) => Math.round((instant - start) / minuteMs);
  let instant = start;
  while (minuteOf(instant) < minutes && spans.length < most) {
    const { state, change } = stateAt(hours, instant, zone, place);
    if (state === "unknown") return spans;
    const from = minuteOf(instant);
    const isOpen = state === "open";
    if (!change || change.instant <= instant) {
      spans.push({ from, isOpen, to: Infinity, changeDay: Infinity });
      return spans;
    }
    const changeDay = minuteOf(instantOf(`${dayOf(change.at)} 00:00`, zone));
    spans.push({ from, isOpen, to: minuteOf(change.instant), changeDay });
    instant = change.instant;
  }
  return spans;
}
