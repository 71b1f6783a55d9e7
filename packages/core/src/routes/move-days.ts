import {
  addDays,
  type DateText,
  type DateTimeText,
  dayOf,
  daysBetween,
  isDate,
  isDateTime,
  timeOf,
} from "../basics/dates.ts";
import type { Point } from "../points/point.ts";
import type { Trip } from "../trips/trip.ts";
import { datesOf, sortRoutes } from "../trips/trip-dates.ts";
import type { DayDate } from "./day-dates.ts";
import type { Route } from "./route.ts";

/** What decides where days go: their dates and the places on them. */
type Day = Pick<Route, "id" | "date" | "points">;

/**
 * Days at other dates, in the order in which they came; a booking (check-in, check-out, validity) follows by as many
 * days when all stops of its place do; payment and cancellation dates stay (issue 4, record 018). What does not change
 * stays the same object. Null when a date would leave the years of `limits`.
 */
export function moveRoutes<T extends Day>(
  routes: readonly T[],
  dates: readonly DayDate[],
): T[] | null {
  const wanted = new Map(dates.map(({ id, date }) => [id, date]));
  const shifts = shiftsOfBookings(routes, wanted);
  let isInRange = dates.every(({ date }) => isDateTime(date));
  const follow = (point: Point): Point => {
    const days = shifts.get(point.linkId);
    if (!days) return point;
    const shifted = shiftBooking(point, days);
    isInRange &&= shifted !== null;
    return shifted ?? point;
  };
  const moved = routes.map((route) => {
    const date = wanted.get(route.id);
    if (date === undefined) return route;
    const hasFollower = route.points.some(({ linkId }) => shifts.get(linkId));
    return { ...route, date, points: hasFollower ? route.points.map(follow) : route.points };
  });
  return isInRange ? moved : null;
}

/** The trip with days at other dates, as `moveRoutes` moves them, listed where they then belong; null as there. */
export function moveDays(trip: Trip, dates: readonly DayDate[]): Trip | null {
  const moved = moveRoutes(trip.routes, dates);
  return moved && { ...trip, ...datesOf(moved), routes: sortRoutes(moved) };
}

/** The points whose bookings would follow such a move, one of each place, in the order of the days. */
export const listFollowers = (routes: readonly Day[], dates: readonly DayDate[]): Point[] =>
  listBooked(routes, dates, (days) => days !== 0);

/** The points whose bookings would stay although stops of their place move, since not all move alike; listed likewise. */
export const listLeftBehind = (routes: readonly Day[], dates: readonly DayDate[]): Point[] =>
  listBooked(routes, dates, (days) => days === 0);

function listBooked(
  routes: readonly Day[],
  dates: readonly DayDate[],
  isMeant: (days: number) => boolean,
): Point[] {
  const shifts = shiftsOfBookings(routes, new Map(dates.map(({ id, date }) => [id, date])));
  const points = routes.flatMap((route) => route.points);
  const first = new Map(points.toReversed().map((point) => [point.linkId, point]));
  return points.filter((point) => {
    const days = shifts.get(point.linkId);
    return days !== undefined && isMeant(days) && first.get(point.linkId) === point;
  });
}

/**
 * By how many days each booking moves of a place any of whose stops moves: by as many as all of them do, by 0 where they
 * do not all move alike.
 */
function shiftsOfBookings(
  routes: readonly Day[],
  wanted: ReadonlyMap<string, DateTimeText>,
): Map<string, number> {
  const shifts = new Map<string, Set<number>>();
  for (const { id, date, points } of routes) {
    const by = daysBetween(dayOf(date), dayOf(wanted.get(id) ?? date));
    for (const { linkId } of points) shifts.set(linkId, (shifts.get(linkId) ?? new Set()).add(by));
  }
  const booked = routes.flatMap(({ points }) => points.filter(hasBooking));
  return new Map(
    booked.flatMap(({ linkId }) => {
      const [by = 0, ...others] = shifts.get(linkId) ?? [];
      if (others.length > 0) return [[linkId, 0] as const];
      return by === 0 ? [] : [[linkId, by] as const];
    }),
  );
}

const hasBooking = ({ hotelData, finance }: Point): boolean =>
  [hotelData?.checkIn, hotelData?.checkOut, finance?.validFrom, finance?.validTo].some(Boolean);

function shiftBooking(point: Point, days: number): Point | null {
  const { hotelData, finance } = point;
  const day = (date: DateText | null) => date && addDays(date, days);
  const minute = (at: DateTimeText | null) => at && `${day(dayOf(at))} ${timeOf(at)}`;
  const stay = hotelData && {
    ...hotelData,
    checkIn: minute(hotelData.checkIn),
    checkOut: minute(hotelData.checkOut),
  };
  const block = finance && {
    ...finance,
    validFrom: day(finance.validFrom),
    validTo: day(finance.validTo),
  };
  const shifted = [stay?.checkIn, stay?.checkOut, block?.validFrom, block?.validTo];
  const isInRange = shifted.every((date) => !date || isDate(dayOf(date)));
  return isInRange ? { ...point, hotelData: stay, finance: block } : null;
}
