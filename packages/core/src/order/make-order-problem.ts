import { instantOfEnd, journeyFrom } from "../bookings/journeys.ts";
import { isStation } from "../check/is-departure.ts";
import { limits } from "../limits.ts";
import { isBed } from "../points/is-bed.ts";
import type { Point } from "../points/point.ts";
import { listPathStops } from "../routes/paths/list-path-stops.ts";
import type { Route } from "../routes/route.ts";
import { listDoors } from "../routes/schedule/door.ts";
import { listReservations } from "../routes/schedule/list-reservations.ts";
import { isZone } from "../time/zone-offset.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { LegLookup } from "./order-legs.ts";
import type { OrderProblem } from "./order-problem.ts";
import { scoreOf } from "./score.ts";
import { scoreOfNoWay, tabulateVisit } from "./visit-scores.ts";

const [minuteMs, secondsOfMinute] = [60_000, 60];

/** What is known of a day that is to be ordered. */
export interface OrderInput {
  route: Pick<Route, "date" | "points">;
  legOf: LegLookup;
  /** The zone of a point (IANA name); null where it is unknown. */
  zoneOf: (point: Point) => string | null;
  fallbackZone: string;
  /** The first or last stop stays where it is. */
  keepsFirst: boolean;
  keepsLast: boolean;
}

/** A day in numbers. All times are minutes after its start. */
export function makeOrderProblem(input: OrderInput): OrderProblem {
  const { date } = input.route;
  const stops = listPathStops(input.route);
  const zones = listZones(stops, input);
  const start = instantOf(date, zones[0] ?? input.fallbackZone);
  const booked = listReservations(stops, zones, { date, start }).map((instant) =>
    // A reservation before the start is as late as one at the start.
    instant === null ? -1 : Math.max(0, Math.round((instant - start) / minuteMs)),
  );
  const doors = new Set(listDoors(stops));
  const visits = stops.map((point, index) => {
    const zone = zones[index] ?? input.fallbackZone;
    const hasDoor = doors.has(point);
    return tabulateVisit({ point, hasDoor, zone, start, booked: booked[index] ?? -1 });
  });
  return {
    count: stops.length,
    isFixed: listFixed(stops, zones, input),
    ...describeLegs(stops, input.legOf, zones),
    stays: stops.map(stayOf),
    booked,
    begins: visits.map(({ begins }) => begins),
    visitScores: visits.map(({ scores }) => scores),
  };
}

/** A stop without a zone of its own has that of the one before it, the first ones that of the next. */
export function listZones(
  stops: readonly Point[],
  { zoneOf, fallbackZone }: Pick<OrderInput, "zoneOf" | "fallbackZone">,
): string[] {
  const own = stops.map((point) => {
    const zone = zoneOf(point);
    return zone !== null && isZone(zone) ? zone : null;
  });
  let zone = own[0] ?? fallbackZone;
  return own.map((each) => {
    zone = each ?? zone;
    return zone;
  });
}

/** Stops that keep their position (specification#best-order). */
function listFixed(
  stops: readonly Point[],
  zones: readonly string[],
  { keepsFirst, keepsLast, legOf }: OrderInput,
): boolean[] {
  // The day begins by the clocks of its first stop.
  const hasOneZone = new Set(zones).size <= 1;
  // Both ends of a way that is unknown stay.
  const isCut = (index: number) => isCutOff(stops, index, legOf);
  return stops.map((point, index) => {
    if (index === 0 && (keepsFirst || !hasOneZone)) return true;
    if (index === stops.length - 1 && keepsLast) return true;
    return isPlanned(point, stops) || isCut(index) || isCut(index + 1);
  });
}

/** True where the way to a stop is booked or unknown: along a journey, to a `break`, and where no engine found one. */
export function isCutOff(stops: readonly Point[], index: number, legOf: LegLookup): boolean {
  const [from, to] = [stops[index - 1], stops[index]];
  return from && to
    ? journeyFrom(from) !== null || to.routeMode === "break" || legOf(from, to).hasNoWay
    : false;
}

/** True where the position has a reason that no figure knows: a bed, a train, a meal, the car that one comes back to. */
export function isPlanned(point: Point, stops: readonly Point[]): boolean {
  if (isBed(point) || isStation(point)) return true;
  if (point.typeId === "Restaurant" && point.reservationTime === null) return true;
  return stops.some(({ id, linkId }) => linkId === point.linkId && id !== point.id);
}

/** Minutes of a stay. What is left of it before a booked departure goes into the wait, as in the times of a day. */
export const stayOf = (point: Point): number =>
  journeyFrom(point)?.departure ? 0 : point.timeToSpend;

/** The minutes of a booked journey to the next stop: 0 where they are unknown. Null without one. Both its ends stay. */
function minutesOfRide(from: Point, fromZone = "UTC", toZone = "UTC"): number | null {
  const journey = journeyFrom(from);
  if (!journey) return null;
  const departs = instantOfEnd(journey.departure, fromZone);
  const arrives = instantOfEnd(journey.arrival, toZone);
  if (departs === null || arrives === null) return 0;
  return Math.max(0, Math.round((arrives - departs) / minuteMs));
}

/** The ways between stops: their minutes and their scores. */
export function describeLegs(
  stops: readonly Point[],
  legOf: LegLookup,
  zones: readonly string[] = [],
) {
  const count = stops.length;
  const legs = new Int32Array(count * count);
  const legScores = new Float64Array(count * count);
  stops.forEach((from, row) => {
    stops.forEach((to, column) => {
      const ride = column === row + 1 ? minutesOfRide(from, zones[row], zones[column]) : null;
      if (ride !== null) legs[row * count + column] = Math.min(ride, limits.orderMinutesMax);
      if (row === column || ride !== null || to.routeMode === "break") return;
      const leg = legOf(from, to);
      // The schedule counts whole minutes, too.
      const minutes = Math.round(leg.duration / secondsOfMinute);
      legs[row * count + column] = Math.min(minutes, limits.orderMinutesMax);
      const score = scoreOf({ minutes: legs[row * count + column] ?? 0 });
      legScores[row * count + column] = score + (leg.hasNoWay ? scoreOfNoWay(to) : 0);
    });
  });
  return { legs, legScores };
}
