import { journeyFrom } from "../../bookings/journeys.ts";
import type { Point } from "../../points/point.ts";
import { type DateTimeText, dayOf, daysBetween, wallClock } from "../../time/dates.ts";
import { isZone, zoneOffset } from "../../time/zone-offset.ts";
import { instantOf } from "../../time/zoned-time.ts";
import { listPathStops } from "../paths/list-path-stops.ts";
import type { DayLeg } from "../paths/path-requests.ts";
import type { DoorLookup } from "./door.ts";
import { reservationInstant } from "./reservation-instant.ts";
import { beginAfter, type Ride, rideFrom } from "./ride.ts";
import { boundByTold, type Told, type ToldBounds } from "./told-times.ts";

const nothingTold: Told = {};
const minuteMs = 60_000;
const secondsOfMinute = 60;

/** The fields of a stop that its times depend on. */
export type SchedulePoint = Pick<
  Point,
  "id" | "routeMode" | "timeToSpend" | "reservationTime" | "cameBeforeMin"
> &
  Partial<Pick<Point, "booking">>;

/** The input of a day's schedule. */
export interface ScheduleInput {
  /** The route's date: the local time at the first stop of its path. */
  date: DateTimeText;
  /** In the order of the day. */
  points: readonly SchedulePoint[];
  /** By the id of the point that each leads to; durations in seconds. Unknown legs are missing. */
  legs: Readonly<Record<string, Pick<DayLeg, "duration" | "isEstimated">>>;
  /** The zone of a point (IANA name). Null or an unknown zone: the zone of the stop before. */
  zoneOf: (id: string) => string | null;
  /** The zone of the first stop if its own is unknown. */
  fallbackZone: string;
  /** When closed doors open (`findDoors`). Null while opening hours are unknown: then nobody waits for them. */
  doorAt: DoorLookup | null;
  /** When a journey of an earlier day arrives at the first stop (`listArrivals`): the day does not begin before. */
  arrives?: number | null | undefined;
  /** What the traveller told on the day (specification#on-the-day). Times before it end by it, times after it follow from it. */
  told?: Told | undefined;
}

/** A moment of a schedule. */
export interface ScheduleMoment {
  /** Local time of the stop. */
  at: DateTimeText;
  /** Days after the route's date in local time. -1 after crossing the date line to the east. */
  day: number;
  /** Milliseconds since 1970, UTC. */
  instant: number;
  /** True for "about": it depends on an estimated leg, on a `break`, or on the assumption to be in time. */
  isEstimated: boolean;
}

/** The times of a stop; all lengths in whole minutes. At most one of `waiting` and `lateness` is above 0. */
export interface StopTimes {
  arrival: ScheduleMoment;
  departure: ScheduleMoment;
  /**
   * The local time by which the traveller has to be there: `cameBeforeMin` before the reservation. Null without a
   * reservation.
   */
  due: DateTimeText | null;
  /** When its door opens, where the traveller waits for that. */
  opens: ScheduleMoment | null;
  /** From the arrival until `due`, or until `opens`. */
  waiting: number;
  /** From `due` until the arrival. */
  lateness: number;
  /** From the reservation itself until the arrival; 0 while it can be kept. */
  overdue: number;
  /** The change of zone since the stop before; positive if clocks here show more. */
  zoneShift: number;
}

/** The schedule of a day. */
export interface DaySchedule {
  /** By the id of the point. Points without a known time or not on the path are missing. */
  stops: Readonly<Record<string, StopTimes>>;
  /** The last departure; null if it is unknown. */
  end: ScheduleMoment | null;
  /** Minutes of all known legs. */
  travel: number;
  /** Minutes at the stops of the path. */
  stay: number;
}

/** Historical zones have offsets with seconds. */
const wholeMinutes = (ms: number) => Math.max(0, Math.round(ms / minuteMs));

type Reached = Pick<ScheduleMoment, "instant" | "isEstimated">;

/** Whole minutes, so that the legs on the screen add up to the times beside them. */
const minutesOf = (leg: { duration: number }) => Math.round(leg.duration / secondsOfMinute);

/**
 * Arrival and departure at each stop of a day's path (specification#day-schedule). The traveller arrives at the first stop at the
 * route's date and at each next one after its leg, waits for its reservation, or at its closed door until it opens, and stays
 * `timeToSpend` minutes. The stay counts from the end of that wait.
 *
 * - A point of mode `none` is not on the path: it takes no time and has no times. The way to a `break` is unknown: time
 *   goes on from the departure before it and is "about" from there on.
 * - After an unknown leg the times are unknown until the next reservation. There the traveller is assumed to be in
 *   time, unless the last known departure is later.
 * - A booked journey leads to the next stop, whatever its mode: it arrives when its booking says. Without an arrival its way is unknown.
 * - A departure that a reservation or an opening decides is no estimate, even if the arrival is one.
 * - What was told counts more than all of this: time goes on from it.
 * - Times are local to the place, so days cross zones and clock changes.
 */
export function scheduleDay(input: ScheduleInput): DaySchedule {
  const { date, points, legs, zoneOf, fallbackZone, doorAt, told = nothingTold } = input;
  const onPath = listPathStops({ points });
  const ids = onPath.map(({ id }) => id);
  const bounds = boundByTold(ids, told);
  const stops: Record<string, StopTimes> = {};
  let zone = fallbackZone;
  let start: number | null = null;
  let landed: number | undefined;
  let ride: Ride | null = null;
  let shownZone: string | null = null;
  let left: Reached | null = null;
  let isLost = false;
  let travel = 0;

  for (const [index, point] of onPath.entries()) {
    const own = zoneOf(point.id);
    if (own !== null && isZone(own)) zone = own;
    start ??= instantOf(date, zone);
    const leg = legs[point.id];
    const isLed: boolean = left !== null && point.routeMode !== "break";
    if (isLed && leg && !ride) travel += minutesOf(leg);
    const lands: Reached | null = ride && land(ride, zone, left);
    if (ride) travel += wholeMinutes((lands?.instant ?? -Infinity) - (ride.departs ?? Infinity));
    isLost = ride ? !lands : isLost || (isLed && !leg);
    landed = lands?.instant ?? landed;

    const booked = reservationInstant(point, date, zone, start, landed);
    const due = booked === null ? null : booked - point.cameBeforeMin * minuteMs;
    const planned: Reached | null = isLost
      ? assumeInTime(due, left)
      : (lands ?? arrive(left, isLed && leg ? leg : null, beginAfter(start, input.arrives)));
    ride = rideFrom(point, zone, booked, told[point.id]?.left);
    const arrival: Reached | null = asTold(planned, "reached", bounds[index]);
    if (!arrival) continue;
    const opening = booked === null ? (doorAt?.(point.id, arrival.instant, zone) ?? null) : null;
    // Whoever told to have left before did not wait for it.
    const opens =
      opening !== null && opening <= (bounds[index]?.departureMax ?? 0) ? opening : null;
    const departure: Reached = asTold(
      depart(arrival, booked ?? opens, stayAt(point)),
      "left",
      bounds[index],
    );
    const after = (than: number | null) => wholeMinutes(arrival.instant - (than ?? Infinity));
    stops[point.id] = {
      arrival: momentOf(arrival, date, zone),
      departure: momentOf(departure, date, zone),
      due: due === null ? null : wallClock(new Date(due), zone),
      opens: opens === null ? null : momentOf({ instant: opens, isEstimated: false }, date, zone),
      waiting: wholeMinutes((due ?? opens ?? -Infinity) - arrival.instant),
      lateness: after(due),
      overdue: after(booked),
      zoneShift: shiftBetween(shownZone, zone, arrival.instant),
    };
    left = departure;
    shownZone = zone;
    isLost = false;
  }
  const last = stops[onPath.at(-1)?.id ?? ""];
  const stay = onPath.reduce((sum, point) => sum + stayAt(point), 0);
  return { stops, end: last?.departure ?? null, travel, stay };
}

/** A told time counts instead of the planned one; other times are not later than what was told of the time after them. */
function asTold<T extends Reached | null>(
  planned: T,
  what: "reached" | "left",
  bounds: ToldBounds | undefined,
): T | Reached {
  if (!bounds) return planned;
  const max = what === "reached" ? bounds.arrivalMax : bounds.departureMax;
  if (bounds[what] !== undefined) return { instant: max, isEstimated: false };
  // Whoever has left was there.
  if (!planned && bounds.left !== undefined) return { instant: max, isEstimated: true };
  return planned && planned.instant > max ? { ...planned, instant: max } : planned;
}

/** What is left of a stay: who departs with a booked journey spends it before. */
const stayAt = (point: SchedulePoint) => (journeyFrom(point)?.departure ? 0 : point.timeToSpend);

/** The arrival of a booked journey, which is never before its traveller has left. Null where nothing tells it. */
function land(ride: Ride, zone: string, left: Reached | null): Reached | null {
  const instant = ride.arrivesIn(zone);
  if (instant === null) return null;
  const earliest = Math.max(left?.instant ?? instant, ride.departs ?? instant);
  return {
    instant: Math.max(instant, earliest),
    isEstimated: ride.isDelayed || instant < earliest,
  };
}

/** The arrival after a leg. Without a leg: after a `break` or at the start of the day. */
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

/**
 * The arrival after an unknown leg: the time by which the traveller has to be there. Null without one or if it is past
 * already.
 */
function assumeInTime(due: number | null, left: Reached | null): Reached | null {
  if (due === null || due < (left?.instant ?? -Infinity)) return null;
  return { instant: due, isEstimated: true };
}

/** `waitsFor`: the reservation, or the opening of the door. */
function depart(arrival: Reached, waitsFor: number | null, timeToSpend: number): Reached {
  const isInTime = waitsFor !== null && arrival.instant <= waitsFor;
  return {
    instant: (isInTime ? waitsFor : arrival.instant) + timeToSpend * minuteMs,
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
