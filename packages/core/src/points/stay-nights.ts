import { addDays, dayOf } from "../basics/dates.ts";
import type { Route } from "../routes/route.ts";
import type { HotelData } from "./hotel-data.ts";

/**
 * The days of a trip that end in a hotel: from the day of check-in to the day before check-out, both of them the same day
 * where one only rests there. Empty while either is open.
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
