import { type Booking, shiftBooking } from "../bookings/booking.ts";
import type { Finance } from "../finance/finance.ts";
import { limits } from "../limits.ts";
import type { HotelData } from "../points/hotel-data.ts";
import type { Idea } from "../points/idea.ts";
import { integer } from "../schemas/texts.ts";
import {
  addDays,
  type DateText,
  type DateTimeText,
  dayOf,
  daysBetween,
  isDate,
  timeOf,
} from "../time/dates.ts";
import type { Trip } from "./trip.ts";
import { datesOf } from "./trip-dates.ts";

/** By how many days a trip may move, to either side: all years that dates may have. */
const shiftMax = daysBetween(`${limits.yearMin}-01-01`, `${limits.yearMax}-12-31`);
export const shiftDays = integer(-shiftMax, shiftMax);

/**
 * The trip with all dates moved by the same number of days: routes, bookings and deadlines. Null when a date would
 * leave the years of `limits`.
 */
export function shiftTrip(trip: Trip, days: number): Trip | null {
  let isInRange = true;
  const day = <T extends DateText | null>(date: T): T | DateText => {
    if (date === null) return date;
    const shifted = addDays(date, days);
    isInRange &&= isDate(shifted);
    return shifted;
  };
  const minute = <T extends DateTimeText | null>(at: T): T | DateTimeText =>
    at === null ? at : `${day(dayOf(at))} ${timeOf(at)}`;

  const finance = (block: Finance | null): Finance | null =>
    block && {
      ...block,
      paymentDueDate: day(block.paymentDueDate),
      cancellationDate: day(block.cancellationDate),
      validFrom: day(block.validFrom),
      validTo: day(block.validTo),
    };
  const hotelData = (stay: HotelData | null): HotelData | null =>
    stay && { ...stay, checkIn: minute(stay.checkIn), checkOut: minute(stay.checkOut) };
  const bookingOf = (of: Booking | null): Booking | null => {
    const shifted = of && shiftBooking(of, days);
    isInRange &&= of === null || shifted !== null;
    return shifted;
  };
  const booked = <T extends Idea>(point: T): T => ({
    ...point,
    finance: finance(point.finance),
    hotelData: hotelData(point.hotelData),
    booking: bookingOf(point.booking),
  });

  const routes = trip.routes.map((route) => ({
    ...route,
    date: minute(route.date),
    points: route.points.map(booked),
  }));
  const ideas = trip.ideas.map(booked);
  const financeItems = trip.financeItems.map((item) => ({
    ...item,
    startDate: day(item.startDate),
    endDate: day(item.endDate),
    finance: finance(item.finance),
  }));
  return isInRange ? { ...trip, ...datesOf(routes), routes, ideas, financeItems } : null;
}
