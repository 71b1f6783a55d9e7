import type { HotelData } from "../points/hotel-data.ts";
import type { Point } from "../points/point.ts";
import { type DateText, dayOf } from "../time/dates.ts";
import type { DayStop } from "./day-facts.ts";
import type { Night } from "./list-nights.ts";

/** Before the day of check-in, or on the day of check-out and after it. */
export type Side = "before" | "after";

export interface OutsideStay {
  /** The stop at which one sleeps. */
  bed: Point;
  side: Side;
}

/** The place with a booking at which the plan sleeps in a night that is outside of it. Null where there is none. */
export function outsideStay(night: Night): OutsideStay | null {
  const { end, begin, stays, isBeforeGap, isUnderWay, date, day, next } = night;
  if (isUnderWay) return null;
  const isThereBothTimes = end.linkId === begin.linkId && !isBeforeGap;
  if (stays.some(({ linkId }) => linkId === end.linkId)) return null;
  // Another booking covers the night.
  if (stays.length > 0 && !isThereBothTimes) return null;
  if (end.typeId === "Hotel" || end.hotelData) {
    const arrival = day.stops.at(-1)?.times?.arrival.at;
    const side = sideOf(end.hotelData, [dayOf(arrival ?? date), date]);
    return side && { bed: end, side };
  }
  if (isBeforeGap) return null;
  const nextDate = dayOf(next.route.date);
  const side = sideOf(begin.hotelData, [nextDate, date]);
  return side && { bed: begin, side };
}

/** On which side of a booking somebody is who comes on one date and is there in the night of another. */
export function sideOf(
  stay: Pick<HotelData, "checkIn" | "checkOut"> | null,
  [comes, night]: readonly [DateText, DateText],
): Side | null {
  const { checkIn, checkOut } = stay ?? {};
  if (checkIn && comes < dayOf(checkIn)) return "before";
  const isOneDay = checkIn && checkOut && dayOf(checkIn) === dayOf(checkOut);
  if (checkOut && (isOneDay ? night > dayOf(checkOut) : night >= dayOf(checkOut))) return "after";
  return null;
}

/** True where the day's own rule says that it ends after the check-out of that day. */
export const endsAfterCheckOut = (stop: DayStop | undefined, date: DateText): boolean => {
  const { checkOut } = stop?.point.hotelData ?? {};
  const arrival = stop?.before && stop.times?.arrival.at;
  return Boolean(checkOut && arrival && dayOf(checkOut) === date && arrival > checkOut);
};
