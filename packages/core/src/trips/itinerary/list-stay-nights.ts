import type { Point } from "../../points/point.ts";
import { listNights } from "../../points/stay-nights.ts";
import type { Route } from "../../routes/route.ts";
import { addDays, type DateText, dayOf, daysBetween } from "../../time/dates.ts";

/** A night of a hotel stay, at the end of the last shown day of its date. */
export interface StayNight {
  /** The place, and a stop of it. */
  linkId: string;
  pointId: string;
  name: string;
  /** From 1. */
  number: number;
  /** How many nights the stay has. */
  count: number;
  /** True where the night before, or after, is shown too: the bar goes on there. */
  joinsBefore: boolean;
  joinsAfter: boolean;
}

/** The places with check-in and check-out, each once, by a stop of it. */
function listStays(routes: readonly Pick<Route, "points">[]): Point[] {
  const places = new Map<string, Point>();
  for (const point of routes.flatMap(({ points }) => points))
    if (point.hotelData?.checkIn && point.hotelData.checkOut && !places.has(point.linkId))
      places.set(point.linkId, point);
  return [...places.values()];
}

/**
 * The nights of the shown days by the day's id, of the stays of all days of the trip. Of several days of one date the last has
 * the night. `shown` is in the order of dates.
 */
export function listStayNights(
  routes: readonly Pick<Route, "points">[],
  shown: readonly Pick<Route, "id" | "date">[],
): ReadonlyMap<string, readonly StayNight[]> {
  const lastOfDate = new Map(shown.map((route) => [dayOf(route.date), route]));
  const days = [...lastOfDate.values()];
  const nights = new Map<string, StayNight[]>();
  for (const { id: pointId, linkId, name, hotelData } of listStays(routes)) {
    if (!hotelData?.checkIn || !hotelData.checkOut) continue;
    const first = dayOf(hotelData.checkIn);
    const count = Math.max(1, daysBetween(first, dayOf(hotelData.checkOut)));
    const own = listNights(days, hotelData);
    const dates = new Set<DateText>(own.map(({ date }) => dayOf(date)));
    for (const { id, date } of own) {
      const day = dayOf(date);
      const night = {
        ...{ linkId, pointId, name, count },
        number: daysBetween(first, day) + 1,
        joinsBefore: dates.has(addDays(day, -1)),
        joinsAfter: dates.has(addDays(day, 1)),
      };
      nights.set(id, [...(nights.get(id) ?? []), night]);
    }
  }
  return nights;
}
