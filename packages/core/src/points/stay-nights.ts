import type { Route } from "../routes/route.ts";
import { addDays, dayOf, daysBetween } from "../time/dates.ts";
import type { HotelData } from "./hotel-data.ts";

/** The part of a stay that says how long it is. */
export type StayDates = Pick<HotelData, "checkIn" | "checkOut">;

/** The nights of a stay: at least one, and one while check-in or check-out is missing. */
export const countNights = (stay: StayDates | null): number =>
  stay?.checkIn && stay.checkOut
    ? Math.max(1, daysBetween(dayOf(stay.checkIn), dayOf(stay.checkOut)))
    : 1;

/**
 * The days of a trip whose night is spent in a hotel: from the day of check-in to the day before check-out. If both are
 * on one day, that day. Empty while check-in or check-out is missing.
 */
export function listNights<T extends Pick<Route, "date">>(
  routes: readonly T[],
  stay: StayDates | null,
): T[] {
  if (!stay?.checkIn || !stay.checkOut) return [];
  const first = dayOf(stay.checkIn);
  const eve = addDays(dayOf(stay.checkOut), -1);
  return routes.filter(({ date }) => {
    const day = dayOf(date);
    return day === first || (day > first && day <= eve);
  });
}
