import { type DateTimeText, dayOf, daysBetween, wallClock } from "../basics/dates.ts";
import { isZone, zoneOffset } from "../basics/zone-offset.ts";
import { instantOf } from "../basics/zoned-time.ts";
import type { Point } from "../points/point.ts";
import type { DayLeg } from "./path-requests.ts";
import { reservationInstant } from "./reservation-instant.ts";

const minuteMs = 60_000;
const secondsOfMinute = 60;

/** What of a stop decides when one is there. */
export type SchedulePoint = Pick<
  Point,
  "id" | "routeMode" | "timeToSpend" | "reservationTime" | "cameBeforeMin"
>;

/** What a day's schedule is made of. */
export interface ScheduleInput {
  /** The route's date: the wall clock at the first stop of its path. */
  date: DateTimeText;
  /** In order. */
  points: readonly SchedulePoint[];
  /** By the id of the point that each leads to, durations in seconds; what is missing is not known. */
  legs: Readonly<Record<string, Pick<DayLeg, "duration" | "isEstimated">>>;
  /** The zone of a point's place (IANA name); null or a name that nobody knows counts like the stop before. */
  zoneOf: (id: string) => string | null;
  /** The zone that counts where the first stop's is not known. */
  fallbackZone: string;
}

/** A moment of a schedule. */
export interface ScheduleMoment {
  /** What the clocks show where the stop is. */
  at: DateTimeText;
  /** Days after the route's date on the calendar there; -1 when the date line was crossed to the east. */
  day: number;
  /** Milliseconds since 1970, UTC. */
  instant: number;
  /** True for "about": it rests on an estimated leg, on a `break`, or on the hope to be in time. */
  isEstimated: boolean;
}

/** When one is at a stop; all lengths in whole minutes. At most one of `waiting` and `lateness` is above 0. */
export interface StopTimes {
  arrival: ScheduleMoment;
  departure: ScheduleMoment;
  /** When one has to be there, by the clocks there: `cameBeforeMin` before the reservation; null without one. */
  due: DateTimeText | null;
  /** From the arrival until then. */
  waiting: number;
  /** How long after `due` one arrives. */
  lateness: number;
  /** How long after the reservation itself one arrives; 0 while it can be kept. */
  overdue: number;
  /** How much later (or, negative, earlier) clocks show here than at the stop before, at the same instant. */
  zoneShift: number;
}

/** The schedule of a day. */
export interface DaySchedule {
  /** By the id of the point; none for what is not on the path or not known. */
  stops: Readonly<Record<string, StopTimes>>;
  /** The last departure; null while the last stop's is not known. */
  end: ScheduleMoment | null;
  /** Minutes on the way, as far as they are known. */
  travel: number;
  /** Minutes at the stops of the path. */
  stay: number;
}

/** Of clocks that went by the sun, minutes are not whole. */
const wholeMinutes = (ms: number) => Math.max(0, Math.round(ms / minuteMs));

type Reached = Pick<ScheduleMoment, "instant" | "isEstimated">;

/** Whole minutes, so that the figures on the screen add up to the times beside them. */
const minutesOf = (leg: { duration: number }) => Math.round(leg.duration / secondsOfMinute);

/**
 * When one arrives at each stop of a day's path and leaves it (decisions 5). One arrives at the first at the route's
 * date and at each next after its leg; waits for its reservation, if there is one; and stays `timeToSpend` minutes,
 * counted from the reservation, or from the arrival where that is later or there is none.
 *
 * - `none` is not on the path: it takes no time and has none. Before a `break` no way is known: time goes on from the
 *   departure before it, from there on "about".
 * - After a leg that is not known nothing is, until the next reservation: there one is assumed to be in time, unless
 *   the last known departure is after that already.
 * - Departures that a reservation decides are no estimates, however one came.
 * - Times of day are in the place's own zone, so days cross zones and changes of the clocks.
 */
export function scheduleDay(input: ScheduleInput): DaySchedule {
  const { date, points, legs, zoneOf, fallbackZone } = input;
  const onPath = points.filter(({ routeMode }) => routeMode !== "none");
  const stops: Record<string, StopTimes> = {};
  let zone = fallbackZone;
  let start: number | null = null;
  let shownZone: string | null = null;
  let left: Reached | null = null;
  let isLost = false;
  let travel = 0;

  for (const point of onPath) {
    const own = zoneOf(point.id);
    if (own !== null && isZone(own)) zone = own;
    start ??= instantOf(date, zone);
    const leg = legs[point.id];
    const isLed = left !== null && point.routeMode !== "break";
    if (isLed && leg) travel += minutesOf(leg);
    isLost ||= isLed && !leg;

    const booked = reservationInstant(point, date, zone, start);
    const due = booked === null ? null : booked - point.cameBeforeMin * minuteMs;
    const arrival = isLost
      ? assumeInTime(due, left)
      : arrive(left, isLed && leg ? leg : null, start);
    if (!arrival) continue;
    const departure = depart(arrival, booked, point.timeToSpend);
    const after = (than: number | null) => wholeMinutes(arrival.instant - (than ?? Infinity));
    stops[point.id] = {
      arrival: momentOf(arrival, date, zone),
      departure: momentOf(departure, date, zone),
      due: due === null ? null : wallClock(new Date(due), zone),
      waiting: wholeMinutes((due ?? -Infinity) - arrival.instant),
      lateness: after(due),
      overdue: after(booked),
      zoneShift: shiftBetween(shownZone, zone, arrival.instant),
    };
    left = departure;
    shownZone = zone;
    isLost = false;
  }
  const last = stops[onPath.at(-1)?.id ?? ""];
  const stay = onPath.reduce((sum, { timeToSpend }) => sum + timeToSpend, 0);
  return { stops, end: last?.departure ?? null, travel, stay };
}

/** The arrival after a leg; without one after a `break`, or at the start of the day. */
function arrive(
  left: Reached | null,
  leg: Pick<DayLeg, "duration" | "isEstimated"> | null,
  start: number,
): Reached {
  if (!left) return { instant: start, isEstimated: false };
  if (!leg) return { ...left, isEstimated: true };
  return {
    instant: left.instant + minutesOf(leg) * minuteMs,
    isEstimated: left.isEstimated || leg.isEstimated,
  };
}

/** Where the way is not known: the time at which one has to be there, if there is one and it is not past already. */
function assumeInTime(due: number | null, left: Reached | null): Reached | null {
  if (due === null || due < (left?.instant ?? -Infinity)) return null;
  return { instant: due, isEstimated: true };
}

function depart(arrival: Reached, booked: number | null, timeToSpend: number): Reached {
  const isInTime = booked !== null && arrival.instant <= booked;
  return {
    instant: (isInTime ? booked : arrival.instant) + timeToSpend * minuteMs,
    isEstimated: arrival.isEstimated && !isInTime,
  };
}

function momentOf({ instant, isEstimated }: Reached, date: DateTimeText, zone: string) {
  const at = wallClock(new Date(instant), zone);
  return { at, day: daysBetween(dayOf(date), dayOf(at)), instant, isEstimated };
}

function shiftBetween(from: string | null, to: string, instant: number): number {
  if (from === null || from === to) return 0;
  return Math.round((zoneOffset(instant, to) - zoneOffset(instant, from)) / minuteMs);
}
