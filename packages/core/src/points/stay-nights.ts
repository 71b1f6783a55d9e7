import type { Route } from "../routes/route.ts";
import { addDays, dayOf } from "../time/dates.ts";
import type { HotelData } from "./hotel-data.ts";

/**
 * The days of a trip whose night is spent in a hotel: from the day of check-in to the day before check-out. If both are
 * on one day, that day. Empty while check-in or check-out is missing.
 */
export function listNights<T extends Pick<Route, "date">>(
  routes: readonly T[],
  stay: Pick<HotelData, "checkIn" | "checkOut"> | null,
): T[] {
  if (!stay?.checkIn || !stay.checkOut) return [];
  const first = dayOf(stay.checkIn);
  const eve = addDays(dayOf(stay.checkOut), -1);
  return routes.filter(({ date }) => {
    const day = dayOf(date);
    return day === first || (day > first && day <= eve);
  });
}
