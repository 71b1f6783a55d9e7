import { shiftBooking } from "../../bookings/booking.ts";
import { shareWithIdeas } from "../../points/edit/share-place.ts";
import type { Point } from "../../points/point.ts";
import {
  addDays,
  type DateText,
  type DateTimeText,
  dayOf,
  daysBetween,
  isDate,
  isDateTime,
  timeOf,
} from "../../time/dates.ts";
import type { Trip } from "../../trips/trip.ts";
import { datesOf, sortRoutes } from "../../trips/trip-dates.ts";
import type { DayDate } from "../day-dates.ts";
import type { Route } from "../route.ts";

/** The parts of a day that decide how bookings move: date and places. */
type Day = Pick<Route, "id" | "date" | "points">;

/**
 * Moves days to other dates and keeps their order. A booking (check-in, check-out, validity) moves by as many days if
 * all stops of its place do, what is booked at a stop with its day; payment and cancellation dates stay (decision 018). Unmoved days and points stay
 * the same objects. Null when a date would leave the years of `limits`.
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
    const shifted = shiftPlace(point, days);
    isInRange &&= shifted !== null;
    return shifted ?? point;
  };
  const ofStop = (point: Point, days: number): Point => {
    if (days === 0 || !point.booking) return point;
    const booking = shiftBooking(point.booking, days);
    isInRange &&= booking !== null;
    return { ...point, booking };
  };
  const moved = routes.map((route) => {
    const date = wanted.get(route.id);
    if (date === undefined) return route;
    const days = daysBetween(dayOf(route.date), dayOf(date));
    const hasFollower = route.points.some(({ linkId, booking }) => booking ?? shifts.get(linkId));
    const points = hasFollower
      ? route.points.map((point) => ofStop(follow(point), days))
      : route.points;
    return { ...route, date, points };
  });
  return isInRange ? moved : null;
}

/** The trip with its days moved by `moveRoutes` and sorted by date. Null where that gives null. */
export function moveDays(trip: Trip, dates: readonly DayDate[]): Trip | null {
  const moved = moveRoutes(trip.routes, dates);
  return moved && shareWithIdeas({ ...trip, ...datesOf(moved), routes: sortRoutes(moved) });
}

/** The points whose bookings move along, one for each place, in the order of the days. */
export const listFollowers = (routes: readonly Day[], dates: readonly DayDate[]): Point[] =>
  listBooked(routes, dates, (days) => days !== 0);

/**
 * The points whose bookings stay although stops of their place move, because not all of them move alike. One for each
 * place, in the order of the days.
 */
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
 * The days by which each booking moves, by place, for places with a moved stop. 0 if its stops do not all move alike.
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

function shiftPlace(point: Point, days: number): Point | null {
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
